import type { DigestEdition } from '@pandora/contract/domains/digest/terms'
import { inLanguage, type Bilingual, type Language } from '@pandora/contract/language'

const words = {
  weekly: { zh: '周报', en: 'Weekly report' },
  overnight: { zh: '隔夜', en: 'Overnight' },
  'pre-open': { zh: '开盘前', en: 'Before the open' },
  noon: { zh: '午间', en: 'Noon' },
  close: { zh: '收盘后', en: 'After the close' },
  'us-open': { zh: '美股开盘前', en: 'Before New York' },
  custom: { zh: '每天', en: 'Every day' },
  figures: { zh: '期间数字', en: 'Figures' },
  indexes: { zh: '指数', en: 'Indexes' },
  risers: { zh: '涨幅居前', en: 'Rose most' },
  fallers: { zh: '跌幅居前', en: 'Fell most' },
  adjusted: { zh: '‡ 按复权价计算', en: '‡ of adjusted prices' },
  gist: { zh: '英文要点', en: 'Gist, by rules, no quotation' },
  again: { zh: '已在 {when} 一期讲过，以下是新的内容', en: 'Told in the edition of {when}; this is new' },
  sources: { zh: '来源', en: 'Sources' },
  report: { zh: '1 篇报道', en: '1 report' },
  reports: { zh: '{count} 篇报道', en: '{count} reports' },
  source: { zh: '1 个来源', en: '1 source' },
  sourcesCounted: { zh: '{count} 个来源', en: '{count} sources' },
  read: { zh: '在 Pandora 中查看', en: 'Read in Pandora' },
  stop: { zh: '退订这份摘要', en: 'Unsubscribe from this digest' },
  stopped: {
    zh: '已退订。这份摘要不再寄给你，仍可在产品里查看。',
    en: 'You are unsubscribed. This digest is not mailed to you any more; it stays in the product.',
  },
  stopAsk: { zh: '不再把这份摘要寄给我', en: 'Do not mail this digest to me any more' },
  stopGone: {
    zh: '这个退订链接已失效：订阅已不存在，或链接不完整。',
    en: 'This link is of no use any more: the subscription is gone, or the link is not whole.',
  },
  counts: {
    zh: '{news} 条资讯，{stories} 件事；截至 {when} 已知',
    en: 'news: {news}, stories: {stories}; known by {when}',
  },
  roundups: {
    zh: '另有 {count} 篇汇总，其内容不再重复',
    en: 'round-ups, whose items are not told twice: {count}',
  },
  cut: { zh: '资讯过多，只读取了最新的部分', en: 'There was more than could be read: the newest was' },
  leftOut: {
    zh: '{count} 件已讲过且没有新内容，未再列出',
    en: 'left out, as told before without anything new: {count}',
  },
  sentencesFrom: { zh: '以上句子均为原文摘录。', en: 'Sentences are taken from the texts as they stand.' },
} as const satisfies Record<string, Bilingual>

/** Words of mails, feeds and pages beside the product, in a language. */
export function word(
  key: keyof typeof words,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return inLanguage(words[key], language).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

export const editionName = (edition: DigestEdition, language: Language): string => word(edition, language)
