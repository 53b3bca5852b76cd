import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Bytes of all files below, as they are long; 0 where there is nothing. @param without names of folders that are not entered */
export function bytesIn(place: string, without: string[] = []): number {
  const found = lstatSync(place, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found?.size ?? 0
  const inside = readdirSync(place).filter(name => !without.includes(name))
  return inside.reduce((sum, name) => sum + bytesIn(path.join(place, name), without), 0)
}

/** Of the packages that `npm ci --omit=dev` would leave here: those that the lock file calls neither dev nor devOptional. */
export function productionBytes(): number {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const kept = Object.entries(packages).filter(([folder, { dev, devOptional }]) => folder && !dev && !devOptional)
  return kept.reduce((sum, [folder]) => sum + bytesIn(folder, ['node_modules']), 0)
}

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>
}

/** Every file of the working tree that git does not ignore. */
export function ownFiles(): string[] {
  const names = lines('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], '\0')
  return names.filter(name => existsSync(name))
}

/** Everything that git has kept, of all branches. */
export function historyBytes(): number {
  const kibibytes = (name: string) =>
    Number(
      lines('git', ['count-objects', '-v'])
        .find(line => line.startsWith(`${name}: `))
        ?.split(' ')[1] ?? NaN,
    )
  return (kibibytes('size') + kibibytes('size-pack')) * 1024
}

function lines(program: string, args: string[], end = '\n'): string[] {
  const { stdout, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (error) throw error
  return stdout.split(end).filter(Boolean)
}
