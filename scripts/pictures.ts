/**
 * `npm run pictures` encodes the pictures of content/pictures.json into public/p; `npm run pictures -- put hero ~/DSC_0421.jpg`
 * puts a camera's file in a picture's place. The encoded files are committed, the masters are not; neither the build nor the
 * server encodes anything.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { SetupError } from '@/db/setup-error'
import { command } from './command'
import { thisTerminal } from './terminal'
import { encodeAll } from './pictures/encode-all'
import { foldersIn } from './pictures/folders'
import { put } from './pictures/put'
import { readArguments } from './usage'

const name = 'npm run pictures'

const { values, positionals } = readArguments({
  command: name,
  takes: 'put PLACE FILE [--alt "…"] [--focal 40,60] [--shade medium] [--new]',
  allowPositionals: true,
  options: { alt: { type: 'string' }, focal: { type: 'string' }, shade: { type: 'string' }, new: { type: 'boolean' } },
  help: `Encodes what has changed in content/pictures.json or art/masters into public/p. A picture without its master keeps its files;
files that nothing refers to are deleted.

put PLACE FILE  puts a photograph in the place of a picture: ${name} -- put hero ~/DSC_0421.jpg
                It is copied to art/masters, turned upright, brought to sRGB, freed of EXIF and GPS, encoded as small as its place
                needs it, and written into content/pictures.json; then the cards are drawn. The film and the upright version of
                the previous picture are deleted.
put PLACE-tall FILE
                puts its upright version, for phones and tablets held upright: of hero, contact, not-found, door and an
                essay's picture.
--alt "…"       the alt text, a sentence that says what is seen. Asked for unless given.
--focal 40,60   the point that stays visible when the picture is cropped, % from the left, % from the top. Asked for unless given,
                with a grid to read it from.
--shade medium  how dark it is under words, where words stand on it (hero, process, contact, not-found, door): light, medium or
                strong; light unless given. npm run e2e -- legibility names the one needed: on a white picture medium holds 4.5:1,
                strong 7:1.
--new           makes a place of that name, such as essay-my-title.

Commit everything that it writes except art/masters: originals stay in the studio's archive.`,
})

await command(async stop => {
  const [verb, place, path, more] = positionals
  const folders = foldersIn('.')
  if (!verb) {
    await encodeAll(folders, console.log)
    return 0
  }
  if (verb !== 'put' || !place || !path || more) throw new SetupError(`See: ${name} -- --help`)
  const { ask } = thisTerminal(stop)
  await put(folders, { name: place, path, ...values, isNew: values.new }, { say: console.log, ask })
  return drawCards()
})

/** In another process: this one has loaded the old list. */
async function drawCards(): Promise<number> {
  const cards = spawn(process.execPath, ['--import', 'tsx', 'scripts/cards.ts'], { stdio: 'inherit' })
  const [code] = (await once(cards, 'exit')) as [number | null]
  return code ?? 1
}
