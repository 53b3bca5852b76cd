/** What a release says of itself, in the file of that name. */
export interface AboutRelease {
  version: string
  /** Next's id of the build. */
  build: string
  /** `keyDigest` of the key that its action ids were made with. */
  actionKey: string
}

export const aboutFile = 'release.json'
