import {
  relationMarks,
  type DocumentText,
  type Field,
  type Mention,
  type RelationFound,
  type RelationMark,
} from '../analysis.ts'
import { isCountry, placeOf } from './places.ts'

/** Units of a body that are read. */
const READ = 400
/** Most countries of a text: where more are named it is about none two of them. */
const MOST_COUNTRIES = 4

const list = (text: string) => text.split(/[,\s]+/u).filter(Boolean)
const phrases = (text: string) => text.split(/,\s*/u).filter(Boolean)
const words = {
  zh: {
    good: list(
      '访问 会谈 会见 合作 签署 建交 免签 峰会 磋商 对话 恢复 解除制裁 取消关税 降低关税 零关税 协议 谅解备忘录 互访 欢迎 深化 伙伴 友好 缓和 停火 复航 援助 贸易增长',
    ),
    bad: list(
      '制裁 加征 反倾销 反补贴 谴责 抗议 召回大使 驱逐 袭击 威胁 断交 出口管制 反制 冲突 报复 对抗 紧张 禁令 实体清单 封锁 空袭 挑衅 不满 破裂 中断 争端 指责 关税战 贸易战',
    ),
  },
  en: {
    good: phrases(
      'visit, visits, talks, meets, met with, cooperation, signed, agreement, summit, dialogue, partnership, visa-free, ceasefire, eases, lifted sanctions, cuts tariffs, welcomes, aid',
    ),
    bad: phrases(
      'sanctions, tariffs on, tariff, anti-dumping, condemns, protest, expels, attack, threatens, export controls, retaliate, conflict, tension, tensions, ban, blockade, dispute, accuses, trade war',
    ),
  },
} as const
const marks: Readonly<Record<RelationMark, readonly string[]>> = {
  sanctions: [
    ...list('制裁 实体清单 出口管制 禁运 反制措施'),
    ...phrases('sanctions, entity list, export controls, embargo'),
  ],
  tariff: [...list('关税 反倾销 反补贴'), ...phrases('tariff, anti-dumping, duties')],
  visit: [...list('访问 会谈 会见 峰会 互访 到访'), ...phrases('visit, visits, summit, meets')],
}

interface Place {
  word: string
  field: Field
  start: number
}

function placesOf(texts: Readonly<Record<Field, string>>, some: readonly string[]): Place[] {
  return some.flatMap((word) => {
    for (const field of ['title', 'body'] as const) {
      const start = texts[field].indexOf(word)
      if (start >= 0) return [{ word, field, start }]
    }
    return []
  })
}

/**
 * What a text says of each two of the countries that it names in its title or where it opens. Nothing where it names
 * fewer than two or more than four, or has no word for or against. Score: (for − against) ÷ (for + against).
 */
export function relationsOf(
  { title, body }: Pick<DocumentText, 'title' | 'body'>,
  mentions: readonly Mention[],
  language: 'zh' | 'en',
): RelationFound[] {
  const named = (field: Field) =>
    mentions.flatMap(({ kind, id, field: at, start }) =>
      kind === 'region' && id !== null && at === field && start < READ
        ? [placeOf(id).slice(0, 2)].filter(isCountry)
        : [],
    )
  const inTitle = [...new Set(named('title'))]
  const countries = inTitle.length >= 2 ? inTitle : [...new Set([...inTitle, ...named('body')])]
  if (countries.length < 2 || countries.length > MOST_COUNTRIES) return []
  const texts = { title: title.toLowerCase(), body: body.slice(0, READ).toLowerCase() }
  const [good, bad] = [placesOf(texts, words[language].good), placesOf(texts, words[language].bad)]
  if (good.length + bad.length === 0) return []
  const score = (good.length - bad.length) / (good.length + bad.length)
  const said = score < 0 ? bad : good.length > 0 ? good : bad
  const mark =
    relationMarks.find((one) => placesOf(texts, marks[one]).length > 0 && (one !== 'visit' || score > 0)) ?? null
  const first = said[0] ?? { word: '', field: 'title' as const, start: 0 }
  const sorted = countries.toSorted()
  return sorted.flatMap((one, at) =>
    sorted.slice(at + 1).map((other): RelationFound => ({
      countries: [one, other],
      score,
      mark,
      field: first.field,
      start: first.start,
      end: first.start + first.word.length,
      words: said.slice(0, 5).map(({ word }) => word),
    })),
  )
}
