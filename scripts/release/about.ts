/** What a release says of itself, in the file of that name. */
export interface AboutRelease {
  version: string
  /** Next's id of the build. */
  build: string
  /** `keyDigest` of the key of its forms: deploy/roll compares it with that of the release before. */
  actionKey: string
}

export const aboutFile = 'release.json'
