import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveDetailedInquiry, saveInquiry } from '@/db/inquiries'
import { detailedInquiry, inquiry } from '@/db/samples'
import { freshDatabase } from '@/db/testing'
import { startDatabaseGate } from '@/db/testing-gate'
import { readInbox } from '@/db/stored'
import { asStaff } from '@/db/with-connection'
import { temporaryFolder } from '@/lib/testing'
import { openMailer, type Mail } from './mail'
import { backupAlarms, isMorningMailDue, morningMail, noteMorningMail, noteRound } from './morning'
import { readNotice } from './notice'
import { sendPending } from './notify'
import { runOn } from './testing'
import { type MailServer, openMailServer } from './testing-mail'

/** Generous, for a busy machine. */
const patience = { timeout: 20_000, interval: 50 }
const database = await freshDatabase({ emptied: true })
let mailServer: MailServer
const ends: (() => unknown)[] = []
beforeEach(async () => {
  mailServer = await startMailServer()
  vi.stubEnv('SMTP_TO', 'studio@example.com')
  vi.stubEnv('NOTICES_DIR', temporaryFolder())
  noteRound()
  noteMorningMail()
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  vi.unstubAllEnvs()
})

async function startMailServer(port?: number) {
  const server = await openMailServer(port)
  ends.push(() => server.close())
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${server.port}`)
  return server
}

/** Stores an inquiry for each name. Resolves with their ids, oldest first. */
async function arrive(...names: string[]) {
  for (const each of names) {
    if (each === 'Meera') await saveDetailedInquiry({ ...detailedInquiry, name: each })
    else await saveInquiry({ ...inquiry, names: each, email: 'asha@example.org' })
  }
  const rows = await database.owner`select id from inbox order by (select array_position(${names}, name))`
  return rows.map(row => row.id as string)
}
const idsIn = (mails: string[]) => mails.map(mail => /^Message-ID: <inquiry\.(\S+)@example\.com>/im.exec(mail)?.[1])
const notify = () => runOn(database, ['notify'])
const pending = async () =>
  (
    await database.owner`select id from inquiries where notified_at is null
    union all select id from detailed_inquiries where notified_at is null`
  ).length

/** `notify --every 1`, until the test ends. */
function keepNotifying(staffUrl = database.staffUrl) {
  const stop = new AbortController()
  const said: string[] = []
  const running = runOn({ ...database, staffUrl }, ['notify', '--every', '1'], {
    stop: stop.signal,
    onSay: line => said.push(line),
  })
  const end = async () => {
    stop.abort()
    return (await running).code
  }
  ends.push(end)
  return { said, end }
}

/** `notify` in another process, which can be killed. */
function spawnNotify(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/inquiries.ts', 'notify'], {
    env: { ...process.env, DATABASE_STAFF_URL: database.staffUrl },
    stdio: 'ignore',
  })
  ends.push(() => child.kill('SIGKILL'))
  return child
}

it('mails each inquiry once, oldest first, and logs no name', async () => {
  const ids = await arrive('Asha', 'Meera', 'Zoë')
  const { code, said } = await notify()
  expect([code, said]).toEqual([0, ids.map(id => `${id.slice(0, 8)} sent.`).join('\n')])
  expect(idsIn(mailServer.mails)).toEqual(ids)
  expect(await pending()).toBe(0)
  expect(await notify()).toMatchObject({ code: 0, said: '', written: '' })
  expect(mailServer.mails).toHaveLength(3)
})

it('runs with --every until it is stopped, and mails what comes', async () => {
  const { end } = keepNotifying()
  for (const [n, name] of ['Asha', 'Meera'].entries()) {
    await arrive(name)
    await expect.poll(() => mailServer.mails.length, patience).toBe(n + 1)
  }
  expect(await end()).toBe(0)
})

describe('a mail server', () => {
  it('that is down for a while loses nothing', async () => {
    await mailServer.close()
    const ids = await arrive('Asha', 'Meera', 'Zoë')
    expect(await notify()).toMatchObject({ code: 1, said: '3 could not be sent (ECONNREFUSED).' })
    const { said } = keepNotifying()
    const away = '3 could not be sent (ECONNREFUSED). Trying again every 1 s.'
    await expect.poll(() => said, patience).toEqual([away])
    const again = await startMailServer(mailServer.port)
    await expect.poll(() => said.at(-1), patience).toBe('All sent.')
    expect(said).toEqual([away, ...ids.map(id => `${id.slice(0, 8)} sent.`), 'All sent.'])
    expect(idsIn(again.mails)).toEqual(ids)
  })

  it('that refuses the login is tried twice, and not for each inquiry', async () => {
    const closed = await openMailServer(0, 'another')
    ends.push(() => closed.close())
    vi.stubEnv('SMTP_URL', `smtp://studio:wrong-word@127.0.0.1:${closed.port}`)
    await arrive('1', '2', '3', '4', '5')
    const { code, said } = await notify()
    expect([code, said]).toEqual([1, '5 could not be sent (EAUTH, response code 535).'])
    expect(closed.clients).toBe(2)
  })

  it('that greylists gets each mail again until it accepts it, and is logged once', async () => {
    mailServer.greylists = true
    const ids = await arrive('Asha', 'Meera')
    const { said } = keepNotifying()
    const greylisted = '2 could not be sent (EENVELOPE, response code 451). Trying again every 1 s.'
    await expect.poll(() => mailServer.clients, patience).toBeGreaterThan(3 * ids.length)
    expect(said).toEqual([greylisted]) // over several rounds
    mailServer.greylists = false
    await expect.poll(() => said.at(-1), patience).toBe('All sent.')
    // The server may stop refusing between two mails.
    expect(idsIn(mailServer.mails).toSorted()).toEqual(ids.toSorted())
  })

  it('that is slow gets each mail once', async () => {
    mailServer.slowMs = 3000
    const ids = await arrive('Asha')
    expect(await notify()).toMatchObject({ code: 0 })
    expect(await notify()).toMatchObject({ code: 0 })
    expect(idsIn(mailServer.mails)).toEqual(ids)
  })

  it.each([
    ['refuses', { responseCode: 554, message: '5.7.1 <studio@example.com> spam' }, 'EMESSAGE, response code 554'],
    ['hangs up at', 'hang up', 'ECONNECTION'],
  ] as const)('that %s one mail gets the others', async (_, verdict, why) => {
    const ids = await arrive('Asha', 'Meera', 'Zoë')
    mailServer.judge = mail => (mail.includes(ids[0]!) ? verdict : undefined)
    expect(await notify()).toMatchObject({
      code: 1,
      said: expect.stringMatching(`1 could not be sent \\(${why}\\)\\.$`),
    })
    expect(idsIn(mailServer.mails)).toEqual(ids.slice(1))
    mailServer.judge = () => undefined
    expect(await notify()).toMatchObject({ code: 0 })
    expect(idsIn(mailServer.mails)).toEqual([...ids.slice(1), ids[0]])
  })
})

it('a mail server that hangs up on the oldest inquiries gets the others', async () => {
  const ids = await arrive('1', '2', '3', '4', '5')
  mailServer.judge = mail => (ids.slice(0, 3).some(id => mail.includes(id)) ? 'hang up' : undefined)
  expect(await notify()).toMatchObject({
    code: 1,
    said: expect.stringMatching(/3 could not be sent \(ECONNECTION\)\.$/),
  })
  expect(idsIn(mailServer.mails)).toEqual(ids.slice(3))
})

describe('a mail server that never stops talking', () => {
  /** It answers EHLO without end; the greeting has a time limit of its own. */
  async function startDripping() {
    let clients = 0
    const dripping = createServer(socket => {
      clients++
      socket.write('220 mail.example\r\n')
      const timer = setInterval(() => socket.write('250-wait\r\n'), 100)
      socket.on('close', () => clearInterval(timer)).on('error', () => undefined)
    }).listen(0, '127.0.0.1')
    await once(dripping, 'listening')
    ends.push(() => dripping.close())
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(dripping.address() as AddressInfo).port}`)
    return () => clients
  }

  it('is given up', async () => {
    await startDripping()
    const mailer = openMailer(new AbortController().signal, 5_000)
    await expect(mailer.send({ subject: 'New inquiry', text: '' })).rejects.toThrow('EABORT')
    expect(await mailer.isReachable()).toBe(false)
  })

  it('after it has hung up on a mail, does not delay the end of the command', async () => {
    await startDripping()
    const stop = new AbortController()
    const asked = openMailer(stop.signal).isReachable()
    stop.abort()
    const late = sleep(8_000, 'still asked')
    expect(await Promise.race([asked, late])).toBe(false)
  })

  it('about the oldest inquiry only, gets the others', async () => {
    const ids = await arrive('1', '2', '3')
    mailServer.judge = mail => (mail.includes(ids[0]!) ? 'silence' : undefined)
    vi.stubEnv('DATABASE_STAFF_URL', database.staffUrl)
    const stop = new AbortController().signal
    const pending = sendPending(openMailer(stop, 5_000), readNotice(), { say: () => undefined, stop })
    expect(await pending).toMatchObject({ cause: 'EABORT' })
    expect(idsIn(mailServer.mails)).toEqual(ids.slice(1))
  })

  it('delays neither the end of the command nor staff who mark that inquiry as answered', async () => {
    const clients = await startDripping()
    const [id] = await arrive('Asha')
    const { end } = keepNotifying()
    await expect.poll(clients, patience).toBe(1)
    const message = expect.stringMatching(/working on this inquiry/)
    await expect(runOn(database, ['answered', id!])).rejects.toMatchObject({ name: 'SetupError', message })
    const erasing = runOn(database, ['erase', 'asha@example.org', '--yes'])
    await expect(erasing).rejects.toMatchObject({ name: 'SetupError', message })
    const began = performance.now()
    expect(await end()).toBe(0)
    expect(performance.now() - began).toBeLessThan(8_000) // two of them for the server's last answer
    expect(await runOn(database, ['answered', id!])).toMatchObject({ code: 0 })
    expect(await pending()).toBe(1)
  })
})

it('a mail that is accepted while the command ends is recorded, and not sent again', async () => {
  mailServer.slowMs = 1_000
  const [id] = await arrive('Asha')
  const { end } = keepNotifying()
  await expect.poll(() => mailServer.received.length, patience).toBe(1)
  expect(await end()).toBe(0)
  expect(await pending()).toBe(0)
  expect(idsIn(mailServer.mails)).toEqual([id])
})

it('sends again, under the same Message-ID, what was sent but not recorded', async () => {
  mailServer.judge = () => 'silence' // it has the mail and never confirms it
  const [id] = await arrive('Asha')
  const killed = spawnNotify()
  await expect.poll(() => mailServer.received.length, patience).toBe(1)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  mailServer.judge = () => undefined
  await expect.poll(async () => (await notify()).said, patience).toBe(`${id!.slice(0, 8)} sent.`)
  expect(idsIn(mailServer.received)).toEqual([id, id])
  expect(await notify()).toMatchObject({ code: 0, said: '' })
})

it('two processes at once mail each inquiry once', async () => {
  mailServer.slowMs = 100
  const ids = await arrive('1', '2', 'Meera', '4', '5', '6')
  const both = await Promise.all([notify(), notify()])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.every(({ said }) => said.includes('sent.'))).toBe(true)
  expect(idsIn(mailServer.mails).toSorted()).toEqual(ids.toSorted())
})

it('a database that is down is waited for, and logged once', async () => {
  const gate = await startDatabaseGate(database.staffUrl)
  ends.push(() => gate.close())
  gate.refuse()
  const { said } = keepNotifying(gate.url)
  const away = /^The database server 127\.0\.0\.1:\d+\/test_\w+ does not answer \(\w+\): .* Trying again every 1 s\.$/
  await expect.poll(() => said, patience).toEqual([expect.stringMatching(away)])
  const [id] = await arrive('Asha')
  gate.open()
  await expect.poll(() => said.at(-1), patience).toBe('All sent.')
  expect(said.slice(1)).toEqual([`${id!.slice(0, 8)} sent.`, 'All sent.'])
})

it('very many that came while notify did not run go in one mail, once', async () => {
  await database.owner`insert into inquiries (names, email, id) select 'Asha', n, gen_random_uuid() from generate_series(1, 21) n`
  const { said, end } = keepNotifying()
  await expect.poll(() => said, patience).toEqual(['21 sent together.'])
  expect(mailServer.mails).toHaveLength(1)
  const [{ id }] = (await database.owner`select id from inquiries limit 1`) as unknown as [{ id: string }]
  expect(mailServer.mails[0]).toContain('Subject: 21 inquiries since the last mail')
  expect(mailServer.mails[0]).toContain(id.slice(0, 8))
  expect(mailServer.mails[0]).not.toContain('Asha')
  expect(await pending()).toBe(0)
  await end()
})

describe('the morning mail', () => {
  const [before, after] = [new Date('2026-11-23T02:29:00Z'), new Date('2026-11-23T02:30:00Z')]

  it('is due from eight in India, once a day', () => {
    noteMorningMail(new Date('2026-11-22T12:00:00Z'))
    expect([isMorningMailDue(before), isMorningMailDue(after)]).toEqual([false, true])
    noteMorningMail(after)
    expect(isMorningMailDue(new Date('2026-11-23T18:00:00Z'))).toBe(false)
    expect(isMorningMailDue(new Date('2026-11-24T03:00:00Z'))).toBe(true)
  })

  it('says who waits, since when, and what is overdue, and names nobody; on a quiet day it says so', async () => {
    vi.stubEnv('BACKUPS_DIR', temporaryFolder())
    expect(morningMail(await asStaff(readInbox))).toMatchObject({
      subject: 'No inquiry waits for an answer',
      text: expect.stringContaining('No backup has been proved yet.'),
    } satisfies Partial<Record<keyof Mail, unknown>>)
    noteProof(7)
    expect(morningMail(await asStaff(readInbox)).text).toContain('The last proved backup is 7 hours old.')
    const [late, fresh] = await arrive('Asha', 'Meera')
    await database.owner`update inquiries set created_at = now() - interval '25 hours'`
    const { subject, text } = morningMail(await asStaff(readInbox))
    expect(subject).toBe('2 inquiries wait for an answer, 1 overdue')
    expect(text).toMatch(new RegExp(`${late!.slice(0, 8)}  received .*; overdue: `))
    expect(text).toMatch(new RegExp(`${fresh!.slice(0, 8)}  received .*; due .* 24 h`))
    expect(text).not.toMatch(/Asha|Meera|example\.org/)
  })

  it('is sent in the first round after eight, and not again', async () => {
    vi.stubEnv('NOTICES_DIR', temporaryFolder())
    noteRound()
    vi.useFakeTimers({ toFake: ['Date'], now: after })
    const { end } = keepNotifying()
    await expect.poll(() => mailServer.mails.length, patience).toBe(1)
    expect(mailServer.mails[0]).toContain('Subject: No inquiry waits for an answer')
    await expect.poll(() => isMorningMailDue(after), patience).toBe(false)
    await end()
    vi.useRealTimers()
    expect(mailServer.mails).toHaveLength(1)
  })
})

/** As deploy/nightly leaves it: with the time of the backup. */
function noteProof(hoursAgo: number) {
  const [file, at] = [path.join(process.env.BACKUPS_DIR!, 'proved'), new Date(Date.now() - hoursAgo * 3_600_000)]
  writeFileSync(file, `${at.toISOString()}\n`)
  utimesSync(file, at, at)
}

describe('the recipient of alarms', () => {
  beforeEach(() => {
    vi.stubEnv('BACKUPS_DIR', temporaryFolder())
    vi.stubEnv('ALERT_TO', 'engineer@example.com')
  })
  const alarms = () => mailServer.mails.filter(mail => mail.includes('Subject: Alarm'))

  it('is told at once, and once, that the last proved backup is older than 26 hours', async () => {
    noteProof(25)
    expect(backupAlarms()).toEqual([])
    noteProof(27)
    const { end } = keepNotifying()
    await expect.poll(() => mailServer.mails.length, patience).toBe(1)
    expect(mailServer.mails[0]).toMatch(/^To: engineer@example\.com\r$/m)
    expect(mailServer.mails[0]).toMatch(/no proved backup of the last 26 hours/)
    const rounds = mailServer.clients
    await arrive('Asha')
    await expect.poll(() => mailServer.clients, patience).toBeGreaterThan(rounds)
    await end()
    expect(alarms()).toHaveLength(1)
  })

  it('is the studio where no other is set, and the morning mail comes all the same', async () => {
    vi.stubEnv('ALERT_TO', '')
    noteProof(27)
    keepNotifying()
    await expect.poll(alarms, patience).toHaveLength(1)
    expect(alarms()[0]).toMatch(/^To: studio@example\.com\r$/m)
  })

  it('is told although a notice is refused again and again', async () => {
    noteProof(27)
    const [id] = await arrive('Asha')
    mailServer.judge = mail => (mail.includes(id!) ? { responseCode: 554, message: 'spam' } : undefined)
    keepNotifying()
    await expect.poll(alarms, patience).toHaveLength(1)
  })

  it('is told although the database is down', async () => {
    noteProof(27)
    const gate = await startDatabaseGate(database.staffUrl)
    ends.push(() => gate.close())
    gate.refuse()
    keepNotifying(gate.url)
    await expect.poll(alarms, patience).toHaveLength(1)
  })

  it('is told where the disk of the backups is nearly full', () => {
    noteProof(1)
    expect(backupAlarms(new Date(), Infinity)).toEqual([expect.stringMatching(/^Only \d+\.\d GB are free where/)])
  })
})
