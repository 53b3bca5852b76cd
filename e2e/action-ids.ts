import { readFileSync } from 'node:fs'

/** Of the short form: as it posts by itself, and as its scripts send it. */
export interface ActionIds {
  post: string
  send: string
}

/** The ids that the build has given to the actions. */
export function actionIds(): ActionIds {
  const { node } = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8')) as {
    node: Record<string, { exportedName: string }>
  }
  const idOf = (name: string) => Object.keys(node).find(id => node[id]?.exportedName === name)!
  return { post: idOf('postInquiry'), send: idOf('sendInquiry') }
}
