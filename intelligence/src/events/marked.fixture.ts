import type { EventFound } from '../analysis.ts'
import type { LinearModel } from '../linear/model.ts'
import { findEvents } from './find-events.ts'
import { markedNames } from './marked-names.ts'

/** Says the events of a marked title and body, by these models. */
export function eventsBy(
  models: Readonly<Record<'zh' | 'en', LinearModel>>,
): (title: string, body?: string, published?: string) => EventFound[] {
  return (title, body = '', published = '2026-03-10') => {
    const [one, other] = [markedNames(title, 'title'), markedNames(body, 'body')]
    const language = /\p{Script=Han}/u.test(title + body) ? 'zh' : 'en'
    return findEvents(
      { language, title: one.text, body: other.text, published },
      [...one.mentions, ...other.mentions],
      models[language],
    )
  }
}
