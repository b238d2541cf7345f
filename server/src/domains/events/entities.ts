import type { events } from '@pandora/contract/domains/events/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { figuresIn } from '@pandora/intelligence/events/amounts'
import { daysIn } from '@pandora/intelligence/events/days'
import { builtInBy, nameless, type EntityNames } from '../../shared/entity-names.queries.ts'
import { subjectOf, type Known } from './present.ts'

type Entity = OutputOf<typeof events.detail>['entityGraph'][number]

/** The parts that a document gives in an event, by its id and the event's place in it. */
type Found = (
  documentId: string,
  place: number,
) => { roles: readonly { role: string; text: string; companyId: string | null }[] } | undefined

/** The master entity, and whoever and whatever else the documents name in a part of its own, each once. */
export function graphOf(known: Known, found: Found, names: EntityNames): Entity[] {
  const entities = new Map<string, Entity>()
  const subject = subjectOf(known)
  if (subject) {
    const { zh, en } = names.get(subject.id) ?? nameless
    entities.set(subject.id, {
      entityId: subject.id,
      master: true,
      role: 'subject',
      entityValueZh: zh,
      entityValueEn: en,
      companyId: subject.kind === 'company' ? subject.id : null,
    })
  }
  for (const row of known.told) {
    for (const { role, text, companyId } of found(row.document_id, row.place)?.roles ?? []) {
      const { id, zh, en } =
        companyId === null
          ? valueOf(role, text, row.published_at)
          : { id: companyId, ...(names.get(companyId) ?? { zh: text, en: text }) }
      const before = entities.get(id)
      if (!before)
        entities.set(id, { entityId: id, master: false, role, entityValueZh: zh, entityValueEn: en, companyId })
      else if (companyId === null) {
        before.entityValueZh ??= zh
        before.entityValueEn ??= en
      }
    }
  }
  return [...entities.values()]
}

interface Value {
  /** The same for what says the same, in whichever words. */
  id: string
  zh: string | null
  en: string | null
}

const months = { zh: 'zh-CN', en: 'en-GB' } as const
const dayWords = (day: string, published: string, language: keyof typeof months): string =>
  new Intl.DateTimeFormat(months[language], {
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) === published.slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(day))

/**
 * What a document of an instant (ms) names by some words: days and percentages in both languages, sums and numbers of
 * shares as they are written, each in the language that it is written in; bodies and places that every market knows by
 * their names; else the words themselves.
 */
export function valueOf(role: string, text: string, at: number): Value {
  const isZh = /[\p{Script=Han}％]/u.test(text)
  const language = isZh ? 'zh' : 'en'
  if (role === 'date') {
    const published = dayOf(at)
    const day = daysIn(language, text, 0, text.length, published)[0]?.day
    if (day !== undefined)
      return { id: `date:${day}`, zh: dayWords(day, published, 'zh'), en: dayWords(day, published, 'en') }
  } else {
    const figure = figuresIn(language, text, 0, text.length)[0]
    // A percentage point is no per cent.
    if (figure?.unit === 'percent' && role === 'proportion' && !/点|point|pp/u.test(text)) {
      const told = `${figure.value}%`
      return { id: `proportion:${told}`, zh: told, en: told }
    }
    if (figure?.unit && (role === 'amount' || role === 'shares'))
      return { id: `${role}:${figure.value} ${figure.unit}`, zh: isZh ? text : null, en: isZh ? null : text }
  }
  return builtInBy(text) ?? { id: `${role}:${text}`, zh: text, en: text }
}
