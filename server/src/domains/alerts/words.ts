import { alertTitle, type Vocabulary } from '@pandora/contract/domains/alerts/words'
import type { AlertSaid, RuleCondition } from '@pandora/contract/domains/alerts/shapes'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inLanguage, type Bilingual, type Language } from '@pandora/contract/language'
import { isKindName, recordKinds } from '@pandora/contract/records/kinds'
import { wallClock } from '@pandora/contract/time'
import { eventKind } from '@pandora/intelligence/events/types'

const documentKinds: Record<DocumentKind, Bilingual> = {
  news: { zh: '新闻', en: 'news story' },
  announcement: { zh: '公告', en: 'announcement' },
  policy: { zh: '政策', en: 'policy' },
  post: { zh: '帖子', en: 'post' },
  report: { zh: '研报', en: 'report' },
}

/** Names as messages say them. */
export const vocabulary = (language: Language): Vocabulary => ({
  eventType: (type) => inLanguage(eventKind(type) ?? { zh: type, en: type }, language),
  documentKind: (kind) => inLanguage(documentKinds[kind as DocumentKind] ?? { zh: kind, en: kind }, language),
  factKind: (kind) => (isKindName(kind) ? inLanguage(recordKinds[kind].name, language) : kind),
})

/** An alert as it goes out of the product. */
export interface Telling {
  ruleName: string
  condition: RuleCondition
  said: AlertSaid
  /** ms; null where the fact has no such time. */
  knownAt: number | null
  zone: string
  link: string
}

const instantIn = (at: number, zone: string): string => wallClock(at, zone).slice(0, 16)

/** Subject and text of an alert outside of the product: what happened, when it could be known, where the evidence is. */
export function tellingText(
  { ruleName, condition, said, knownAt, zone, link }: Telling,
  language: Language,
): { subject: string; body: string } {
  const zh = language !== 'en'
  const subject = alertTitle({ kind: condition.kind, condition, said }, language, vocabulary(language))
  const lines = [
    subject,
    said.quote === null ? null : zh ? `原文：${said.quote}` : `It says: ${said.quote}`,
    said.source === null ? null : zh ? `来源：${said.source}` : `Source: ${said.source}`,
    said.basis === null || said.basis === 'traded'
      ? null
      : zh
        ? '价格为复权价，不是实际成交价。'
        : 'The prices are adjusted: nobody paid them.',
    knownAt === null
      ? null
      : zh
        ? `最早可知：${instantIn(knownAt, zone)}（${zone}）`
        : `First known: ${instantIn(knownAt, zone)} (${zone})`,
    zh ? `规则：${ruleName}` : `Rule: ${ruleName}`,
    link,
  ]
  return { subject: subject.slice(0, 200), body: lines.filter((line) => line !== null).join('\n') }
}

/** What a test of a channel says. */
export const testText = (channel: string, language: Language): { subject: string; body: string } =>
  language === 'en'
    ? { subject: 'A test by Pandora', body: `A test by Pandora: alerts over “${channel}” arrive here.` }
    : { subject: 'Pandora 测试提醒', body: `Pandora 测试提醒：渠道“${channel}”的提醒会发到这里。` }
