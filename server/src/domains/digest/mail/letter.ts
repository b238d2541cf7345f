import type { DigestEdition } from '@pandora/contract/domains/digest/terms'
import { inLanguage, type Language } from '@pandora/contract/language'
import { wallClock } from '@pandora/contract/time'
import type { Content } from '../content.ts'
import { editionName, word } from './words.ts'

/** An edition that is put into words. */
export interface Letter {
  name: string
  edition: DigestEdition
  language: Language
  zone: string
  content: Content
  /** Where the product is reached, the key of the market that it tells of, and the path under which it is read there. */
  base: string
  market: string
  path: string
  /** Where the mail is ended; null in a feed. */
  stop: string | null
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const minute = (at: string, zone: string): string => wallClock(Date.parse(at), zone).slice(0, 16)
const signed = (moved: number): string => `${moved > 0 ? '+' : moved < 0 ? '−' : ''}${Math.abs(moved).toFixed(2)} %`

type Story = Content['stories'][number]
type Move = Content['figures']['indexes'][number]

const nameOf = (one: { nameZh: string | null; nameEn: string | null }, language: Language, otherwise: string): string =>
  inLanguage({ zh: one.nameZh ?? one.nameEn ?? otherwise, en: one.nameEn ?? one.nameZh ?? otherwise }, language)

/** An address of the product; with its market, as the reader may be in another. */
export const linkTo = ({ base, market }: Pick<Letter, 'base' | 'market'>, path: string): string =>
  `${base}${path}${path.includes('?') ? '&' : '?'}market=${encodeURIComponent(market)}`

/** Where a document is opened in the product. */
const documentLink = (letter: Letter, newsId: string): string =>
  linkTo(letter, `/index/flash?news=${encodeURIComponent(newsId)}`)

/** What stands above a headline for an English reader: by rules, and said so. */
const gistOf = ({ language }: Letter, { gist }: Story): string | null =>
  gist && language === 'en' ? `${gist.nameEn ?? gist.companyId.replace(/^.*-/, '')}: ${gist.text}` : null

/** Subject of the mail: the edition, its day, and what it tells first. */
export function subjectOf({ name, language, zone, content }: Letter): string {
  const [first] = content.stories
  const day = minute(content.to, zone).slice(0, 10)
  const said = first ? (gistOf({ language } as Letter, first) ?? first.title) : ''
  return `${name} ${day}${said === '' ? '' : ` · ${said.slice(0, 60)}`}`
}

const counts = ({ content, language, zone }: Letter): string =>
  [
    word('counts', language, {
      news: content.newsCount,
      stories: content.storyCount,
      when: `${minute(content.asOf, zone)} (${zone})`,
    }),
    ...(content.roundups ? [word('roundups', language, { count: content.roundups })] : []),
    ...(content.cut ? [word('cut', language)] : []),
    ...(content.leftOut > 0 ? [word('leftOut', language, { count: content.leftOut })] : []),
  ].join(inLanguage({ zh: '；', en: '; ' }, language))

const groupsOf = ({ figures }: Content) =>
  (['indexes', 'risers', 'fallers'] as const).flatMap((key) =>
    figures[key].length > 0 ? [{ key, rows: figures[key] }] : [],
  )

const againOf = ({ language, zone }: Letter, { toldAt }: Story): string | null =>
  toldAt === null ? null : word('again', language, { when: minute(toldAt, zone) })

/** The mail in plain text: every line with the document it is of. */
export function textOf(letter: Letter): string {
  const { language, content, name, edition, path, stop } = letter
  const lines = [`${name} · ${editionName(edition, language)}`, counts(letter), '']
  content.stories.forEach((story, at) => {
    const gist = gistOf(letter, story)
    lines.push(`${at + 1}. ${story.title}`)
    if (gist !== null) lines.push(`   [${word('gist', language)}] ${gist}`)
    const again = againOf(letter, story)
    if (again !== null) lines.push(`   ${again}`)
    for (const one of story.sentences) lines.push(`   ${one.text}`, `   — ${documentLink(letter, one.newsId)}`)
    lines.push(`   ${sourcesOf(letter, story)}`, '')
  })
  for (const { key, rows } of groupsOf(content))
    lines.push(word(key, language), ...rows.map((row) => `   ${moveText(row, language)}`), '')
  lines.push(word('sentencesFrom', language), linkTo(letter, path))
  if (stop !== null) lines.push(`${word('stop', language)}: ${stop}`)
  return lines.join('\n')
}

/** When a story was told, by whom, and how often. */
const sourcesOf = ({ language, zone }: Letter, { sources, copies, sourceCount, newsTimestamp }: Story): string => {
  const told = [
    word(copies === 1 ? 'report' : 'reports', language, { count: copies }),
    word(sourceCount === 1 ? 'source' : 'sourcesCounted', language, { count: sourceCount }),
  ]
  const names = sources.map((one) => inLanguage({ zh: one.source, en: one.sourceEn ?? one.source }, language))
  return `${wallClock(newsTimestamp, zone).slice(0, 16)} · ${word('sources', language)}: ${[...new Set(names)].join(inLanguage({ zh: '、', en: ', ' }, language))} (${told.join(' · ')})`
}

const marked = ({ moved, basis }: Move): string => `${signed(moved)}${basis === 'traded' ? '' : ' ‡'}`
const moveText = (row: Move, language: Language): string =>
  `${nameOf(row, language, row.securityId)}  ${row.closes.at(-1) ?? ''}  ${marked(row)}  (${row.days[0]} → ${row.days.at(-1)})`

const font = "font-family:-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',Arial,sans-serif"
const small = `${font};font-size:13px;line-height:20px;color:#5B6570`

/**
 * The mail in HTML that Outlook and QQ mail read: tables, styles in line, no sheet, no script, no picture from
 * elsewhere.
 */
export function htmlOf(letter: Letter): string {
  const { language, content, name, edition, path, stop } = letter
  const rows = [
    `<tr><td style="${font};font-size:20px;line-height:28px;font-weight:bold;color:#1B1F24;padding:0 0 4px">${escaped(name)}</td></tr>`,
    `<tr><td style="${small};padding:0 0 16px">${escaped(editionName(edition, language))} · ${escaped(counts(letter))}</td></tr>`,
    ...content.stories.map((story, at) => storyRow(letter, story, at + 1)),
    ...groupsOf(content).map(({ key, rows: moves }) => figuresRow(word(key, language), moves, language)),
    `<tr><td style="${small};padding:16px 0 0;border-top:1px solid #D8DDE2">${escaped(word('sentencesFrom', language))}<br><a href="${escaped(linkTo(letter, path))}" style="color:#B35C00">${escaped(word('read', language))}</a>${
      stop === null ? '' : ` · <a href="${escaped(stop)}" style="color:#5B6570">${escaped(word('stop', language))}</a>`
    }</td></tr>`,
  ]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}</title></head><body style="margin:0;padding:0;background-color:#F4F6F8"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#F4F6F8"><tr><td align="center" style="padding:16px 8px"><table role="presentation" width="640" cellpadding="0" cellspacing="0" border="0" bgcolor="#FFFFFF" style="width:100%;max-width:640px"><tr><td style="padding:24px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table></td></tr></table></td></tr></table></body></html>`
}

function storyRow(letter: Letter, story: Story, place: number): string {
  const { language } = letter
  const gist = gistOf(letter, story)
  const again = againOf(letter, story)
  const said = story.sentences
    .map(
      (one) =>
        `<a href="${escaped(documentLink(letter, one.newsId))}" style="color:#1B1F24;text-decoration:none">${escaped(one.text)}</a>`,
    )
    .join(' ')
  return `<tr><td style="padding:12px 0;border-top:1px solid #E6EAEE"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="28" valign="top" style="${font};font-size:15px;line-height:24px;color:#B35C00;font-weight:bold">${place}</td><td>${
    gist === null ? '' : `<div style="${small}"><i>${escaped(gist)}</i> (${escaped(word('gist', language))})</div>`
  }<div lang="${story.language === 'en' ? 'en' : 'zh-CN'}" style="${font};font-size:16px;line-height:24px;font-weight:bold"><a href="${escaped(documentLink(letter, story.newsId))}" style="color:#1B1F24;text-decoration:none">${escaped(story.title)}</a></div>${
    again === null ? '' : `<div style="${small};color:#B35C00">${escaped(again)}</div>`
  }<div lang="${story.language === 'en' ? 'en' : 'zh-CN'}" style="${font};font-size:15px;line-height:24px;color:#1B1F24;padding:4px 0">${said}</div><div style="${small}">${escaped(sourcesOf(letter, story))}</div></td></tr></table></td></tr>`
}

function figuresRow(title: string, moves: readonly Move[], language: Language): string {
  const line = (row: Move) =>
    `<tr><td style="${small};color:#1B1F24;padding:2px 0">${escaped(nameOf(row, language, row.securityId))}</td><td align="right" style="${small};padding:2px 0">${escaped(String(row.closes.at(-1) ?? ''))}</td><td align="right" width="96" style="${small};padding:2px 0">${escaped(marked(row))}</td></tr>`
  const adjusted = moves.some((row) => row.basis !== 'traded')
  return `<tr><td style="padding:12px 0;border-top:1px solid #E6EAEE"><div style="${font};font-size:15px;line-height:24px;font-weight:bold">${escaped(title)}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${moves.map(line).join('')}</table>${
    adjusted ? `<div style="${small}">${escaped(word('adjusted', language))}</div>` : ''
  }</td></tr>`
}
