import { setFigures } from '../linear/metrics.ts'
import { topicNames, topicsOf, trainTopics } from '../topics/topics.ts'
import type { Task } from './task.ts'

/** Names of topics in labelled files; the product's own stand for themselves. */
const names: Readonly<Record<string, string>> = {
  中国: 'china',
  外国: 'foreign',
  公司: 'company',
  经济: 'economy',
  行业: 'industry',
  大盘: 'market',
  政策: 'policy',
  国际: 'international',
  政治: 'politics',
  期货: 'futures',
  能源: 'energy',
  债券: 'bonds',
  房地产: 'property',
  虚拟货币: 'crypto',
  外汇: 'forex',
  新冠: 'covid',
  ...Object.fromEntries(topicNames.map((topic) => [topic, topic])),
}

interface TopicRow {
  text: string
  topics: readonly string[]
}

/**
 * Topics of news flashes, several a text. Rows: `text` and `labels` (names of the table above, Chinese or English).
 * Accuracy: texts whose topics are all right and complete; micro figures beside.
 */
export const topics: Task<TopicRow, readonly string[]> = {
  name: 'topics',
  read: (raw) => {
    const { text, labels } = raw
    if (typeof text !== 'string' || text === '' || !Array.isArray(labels)) return null
    return { text, topics: labels.flatMap((label) => names[String(label)] ?? []) }
  },
  answer: (rows, tools) => {
    const model = tools.model('topics-zh')
    return rows.map(({ text }) => topicsOf(text, model).map(({ topic }) => topic))
  },
  figures: (rows, answers) => {
    const [gold, said] = [rows.map((row) => new Set(row.topics)), answers.map((answer) => new Set(answer))]
    const { perClass, ...micro } = setFigures(gold, said)
    const present = Object.values(perClass).filter(({ support }) => support > 0)
    const whole = gold.filter(
      (labels, at) => labels.size === said[at]?.size && [...labels].every((label) => said[at]?.has(label)),
    ).length
    return {
      accuracy: rows.length === 0 ? null : whole / rows.length,
      macroF1: present.length === 0 ? null : present.reduce((sum, { f1 }) => sum + f1, 0) / present.length,
      perClass,
      confusion: {},
      micro,
    }
  },
  learning: {
    corpus: 'topics',
    train: (rows, wish) => [trainTopics(rows, wish)],
    stratum: ({ topics: [first] }) => first ?? '',
  },
}
