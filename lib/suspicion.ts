import type { Field } from './inquiry'

/** Where no link belongs; a place, a planner and a story may well have one. */
const linkless = /^(names?|phone|guest_?count)$/i
const link =
  /\bhttps?:\/\/|\bwww\.|[\p{L}\p{N}]{2,}\.(com|net|org|ru|info|biz|xyz|top|shop|store|site|online|ly|cc|tk)\b/iu
/** Link markup of web pages, boards and wikis, and what runs. A couple's "<3" is none. */
const markup = /<\/?(a|script|iframe|img|svg|object|form|meta|style|link)\b|\[(url|link|img)\b|\]\(https?:|\[\[https?:/i

/** Where people keep pictures, films, plans and places: any number of links to these is honest. */
const familiar =
  /^(www\.)?([\w-]+\.)*(instagram|pinterest|facebook|youtube|vimeo|dropbox|wetransfer|canva|notion|figma|icloud|onedrive|behance|spotify|google|whatsapp|wedmegood|weddingwire|theknot|tajhotels|oberoihotels|marriott|hyatt)\.[a-z.]+$|^(www\.)?(pin\.it|youtu\.be|we\.tl|1drv\.ms|wa\.me|goo\.gl|[\w.-]+\.goo\.gl|g\.co|[\w-]+\.(notion\.site|canva\.site))$/i
const hosts = /\b(?:https?:\/\/|www\.)[^\s/?#)\]"'<>]+/giu
const mostStrangeHosts = 3
/** Letters beside each link of a text that says something; the rest is a list of links. */
const lettersPerLink = 40

/** What no couple writes about its wedding and many sellers do. */
const offers = [
  // visibility
  /\b(back ?links?|guest posts?|link building|domain authority|do-?follow|search engine (ranking|optimi[sz]ation))/i,
  /\bseo (services?|agency|company|expert|package|audit|report|specialist|team|consultant)|\b(first|top|#1|1st) (page|position|rank)[a-z]* (of|on|in) google/i,
  /\b(rank(ing)?s?|traffic|leads|visitors) (for|to|on|of) your (web ?site|business|google|studio)|\bmore (traffic|leads|customers) /i,
  /\b(buy|cheap|real|active|gain|get|grow)( \d+[k+]*)? (instagram|tiktok|youtube) (followers|likes|subscribers|views)/i,
  // trades
  /\b(web|web ?site|mobile app|software|wordpress|shopify|app) ((re)?design(ing)?|development) (company|services?|agency|team|firm|experts?|offer|packages?)|\bexplainer videos?\b/i,
  /\b(virtual assistants?|photo (editing|retouching) (services?|company|outsourc)|bulk (sms|e-?mail|whatsapp)|e-?mail lists?|leads? (database|generation)|data entry services)/i,
  /\bdear (web ?site|business|site) (owner|admin|manager)|\bdear webmaster|\bto unsubscribe\b|\bopt[- ]out\b|\breply (stop|remove)\b/i,
  // money
  /\b(online|crypto|live|best|mobile|bitcoin) (casinos?|slots?|poker|betting|gambling)|\b(casino|betting|poker|slot) (bonus|sites?|online|games?|offers?)|\bfree spins\b|\bno deposit\b|\bsatta matka\b|\b(teen patti|rummy) (app|cash|online|bonus)/i,
  /\b(crypto|bitcoin|btc|usdt|eth(ereum)?|forex|trading)[- ](investments?|trading|signals?|giveaway|airdrop|bot|profits?|wallet|recovery|mining|broker|mixer|platform|account)|\bdouble your (money|bitcoin|btc|crypto)|\bguaranteed (returns?|profits?)|\bpassive income\b|\bearn \$?₹?\d+/i,
  /\b(personal|business|instant|payday|quick|unsecured|home) loans?\b|\bloan (offer|approval|at \d)|\bworking capital\b|\bcredit (repair|score fix)/i,
  // goods
  /\b(viagra|cialis|tramadol|xanax|kamagra|cbd (oil|gummies)|weight loss (pills?|supplement)|replica (watch|bag|handbag|rolex)|escorts? (service|girls?|agency)|porn|xxx|sex (dating|chat|cam)|hot (girls|singles)|essay writing|fake (passport|degree|documents?))/i,
  // scripts without word boundaries for a regular expression
  /казино|ставк[аи]|займ|кредит|продвижени|накрутк|заработ|промокод|бонус|вулкан|рулетк|лотере|инвестици|скидк|дёшево|дешево|купить|виагр|проститут|раскрутк|рассылк|прогон|крипт/i,
  /百家乐|博彩|彩票|贷款|发票|赌场|代开|加微信|オンラインカジノ|온라인카지노|카지노|토토사이트|كازينو|قروض|سداد القروض/,
]
const cyrillic = /\p{Script=Cyrillic}/u

/**
 * Why answers look like spam, in words for the studio's staff; nothing for nearly everybody. A suspect is stored and
 * thanked like anybody, so that a mistake here costs a couple nothing.
 */
export function suspicions(
  fields: Record<string, Field>,
  answers: Record<string, string | null>,
  trap: FormDataEntryValue | null,
): string[] {
  const given = Object.keys(fields).map(name => [name, answers[name] ?? ''] as const)
  const letters = given.filter(([name]) => fields[name]?.kind === 'multiline').map(([, text]) => text)
  const all = given.map(([, text]) => text).join('\n')
  const signs = {
    honeypot: Boolean(trap),
    'link in a short answer': given.some(([name, text]) => linkless.test(name) && link.test(text)),
    markup: markup.test(all),
    offer: offers.some(words => words.test(all)),
    'many links': letters.some(isListOfLinks),
    'cyrillic with a link': cyrillic.test(all) && link.test(all),
  }
  return Object.entries(signs).flatMap(([sign, present]) => (present ? [sign] : []))
}

function isListOfLinks(text: string): boolean {
  const strange = [...text.matchAll(hosts)]
    .map(([address]) => address.replace(/^https?:\/\//i, '').toLowerCase())
    .filter(host => !familiar.test(host))
  if (new Set(strange).size > mostStrangeHosts) return true
  const beside = text.replace(/\S*(https?:\/\/|www\.)\S*/gi, '').replace(/[^\p{L}]/gu, '')
  return strange.length > 1 && beside.length < strange.length * lettersPerLink
}
