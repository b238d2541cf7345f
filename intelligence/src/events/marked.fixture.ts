import type { EventFound, Field, Mention } from '../analysis.ts'
import type { LinearModel } from '../linear/model.ts'
import { findEvents } from './find-events.ts'

/** A text in which companies stand in «»: the plain text, and the companies as mentions whose id is their name. */
export function marked(text: string, field: Field): { text: string; mentions: Mention[] } {
  const mentions: Mention[] = []
  let plain = ''
  for (const [part, name] of [...text.matchAll(/«([^»]*)»|[^«]+/gu)].map((match) => [match[0], match[1]] as const)) {
    if (name !== undefined)
      mentions.push({
        field,
        start: plain.length,
        end: plain.length + name.length,
        kind: 'company',
        id: name,
        text: name,
        confidence: 1,
        why: [],
      })
    plain += name ?? part
  }
  return { text: plain, mentions }
}

/** Says the events of a marked title and body, by these models. */
export function eventsBy(
  models: Readonly<Record<'zh' | 'en', LinearModel>>,
): (title: string, body?: string, published?: string) => EventFound[] {
  return (title, body = '', published = '2026-03-10') => {
    const [one, other] = [marked(title, 'title'), marked(body, 'body')]
    const language = /\p{Script=Han}/u.test(title + body) ? 'zh' : 'en'
    return findEvents(
      { language, title: one.text, body: other.text, published },
      [...one.mentions, ...other.mentions],
      models[language],
    )
  }
}
