/**
 * `npm run rehearsal`: another studio moves in. Its facts, people, pictures, legal pages and an essay replace ours in a copy of the
 * project without e2e/delivered, by data and the commands that CONTRIBUTING.md names. A build for a public site must succeed, contain
 * nothing of the first studio, and pass its tests. The copy, .rehearsal/, is kept.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pictures } from '@/content/encoded-pictures'
import { facts } from '@/content/facts'
import { home } from '@/content/home'
import { testimonials } from '@/content/people'
import { pictureList } from '@/content/picture-list'
import { foldersIn } from '@/scripts/pictures/folders'
import { put } from '@/scripts/pictures/put'
import { takePhotograph } from './photographs'

const copy = '.rehearsal'
const studio = 'e2e/rehearsal/studio'
const environment = {
  ...process.env,
  SITE_URL: 'https://www.sundaram-weddings.in',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
}
/** Places of the gallery that are upright. */
const uprightPlaces = ['mehndi', 'brides-rooms', 'baraat']
const onPictures = ['hero', 'process', 'contact', 'not-found', 'door']

copyProject()
bringWords()
await bringPictures()
run('npm', 'run', 'cards')
run('npx', 'next', 'build')
run('npm', 'run', 'programs')
expectNothingOfOurs()
run('npm', 'run', 'test:run')

function copyProject() {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean))
    if (!/^e2e\/(delivered|rehearsal)\//.test(file)) cpSync(file, path.join(copy, file))
  execFileSync('cp', ['-al', 'node_modules', copy])
}

function bringWords() {
  cpSync(studio, copy, { recursive: true })
  const { about, investment } = home
  const [first, last] = [about.statistics[0], about.statistics.at(-1)!]
  const statistic = ({ value, label }: { value: string; label: string }) => `{ value: '${value}', label: '${label}' }`
  change('content/home.ts', investment.collections[0]!.investment, '₹3,25,000')
  change('content/home.ts', investment.collections.at(-1)!.investment, '₹21,00,000')
  change('content/home.ts', statistic(first), "{ value: '340', label: 'weddings' }")
  change('content/home.ts', `${statistic(last)},`, '')
  change('content/home.ts', about.lead, 'Three sisters, two cameras, one microphone.')
  change(
    'content/journal.ts',
    'const articles: readonly ListedArticle[] = [',
    `const articles: readonly ListedArticle[] = [
  {
    slug: 'three-nights-in-thanjavur',
    title: 'Three Nights in Thanjavur',
    category: 'Families',
    author: 'Ila Sundaram',
    date: 'March 2026',
    readTime: '1 min',
    teaser: 'We photograph nothing on the first night. By the third nobody looks at us, and the work begins.',
    description:
      'We photograph nothing on the first night: we are shown the house, the well and the wall. By the third night nobody looks at us, and that is when the work begins. It is over by breakfast.',
    picture: pictures['essay-three-nights-in-thanjavur'],
    featured: false,
  },`,
  )
}

/** @throws if the words do not occur */
function change(name: string, found: string, by: string) {
  const file = path.join(copy, name)
  const before = readFileSync(file, 'utf8')
  if (!before.includes(found)) throw new Error(`${name} does not say: ${found}`)
  writeFileSync(file, before.replace(found, by))
}

async function bringPictures() {
  const folders = foldersIn(copy)
  const camera = path.join(copy, 'camera')
  mkdirSync(camera)
  const upright = Object.entries(pictureList).flatMap(([place, { tall }]) => (tall ? [`${place}-tall`] : []))
  const brought = ['person-chandrika', 'person-thenmozhi', 'person-ila', 'couple-meenakshi']
  const places = [...Object.keys(pictureList), ...upright, ...brought, 'essay-three-nights-in-thanjavur']
  for (const [index, name] of places.entries()) {
    const isUpright = upright.includes(name) || [...brought, ...uprightPlaces].includes(name)
    await put(
      folders,
      {
        name,
        path: await takePhotograph(camera, name, index, isUpright),
        focal: '45,40',
        ...(!name.endsWith('-tall') && { alt: `Two people in a bright courtyard, the ${index + 1}. time.` }),
        ...(onPictures.includes(name) && { shade: 'strong' }),
        isNew: !(name in pictureList) && !upright.includes(name),
      },
      { say: line => console.log(line), ask: () => Promise.resolve(undefined) },
    )
  }
  rmSync(camera, { recursive: true })
}

/** Searches what visitors can receive, and the program that writes the studio's mails. */
function expectNothingOfOurs() {
  const quotes = [testimonials.about, ...testimonials.privacy, testimonials.contact].flatMap(said => said?.quote ?? [])
  const files = Object.values(pictures).flatMap(({ sources, film }) => [
    sources.avif[0]!.src.replace(/-\d+\.avif$/, ''),
    ...(film ? [film.webm] : []),
  ])
  const ours = [facts.name, facts.email, facts.phone, facts.phone.replaceAll(' ', ''), ...quotes, ...files]
  const sent = ['.next/server/app', '.next/static', '.next/programs', 'public'].flatMap(filesIn)
  const found = sent.flatMap(file => {
    const text = readFileSync(file, 'utf8')
    return ours.filter(each => text.includes(each) || file.includes(each)).map(each => `${file}: ${each}`)
  })
  if (found.length) throw new Error(`Of the first studio's:\n${found.join('\n')}`)
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
}

/** @throws if it fails */
function run(command: string, ...args: string[]) {
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: copy, env: environment, stdio: 'inherit' })
  console.log(`${command} ${args.join(' ')}: ${Math.round((Date.now() - started) / 1000)} s`)
  if (status !== 0) throw new Error(`In ${copy}, ${command} ${args.join(' ')} failed.`)
}
