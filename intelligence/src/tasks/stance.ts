import { stances, type Stance } from '../analysis.ts'
import { figuresOf } from '../linear/metrics.ts'
import type { LinearModel } from '../linear/model.ts'
import { checkChineseStance, chineseStanceProbabilities } from '../stance/chinese.ts'
import { checkEnglishStance, englishStanceProbabilities, stanceOf, trainEnglishStance } from '../stance/english.ts'
import { stanceNamed } from '../stance/labels.ts'
import { labelAmong, trainChineseStance } from '../stance/train-chinese.ts'
import type { RawRow, Task, TaskTools } from './task.ts'

interface StanceRow {
  text: string
  stance: Stance
  language: 'zh' | 'en'
  ironic: boolean
}

const HAN = /\p{Script=Han}/u
const letters = /[a-z]{2,}/giu

/** A post is English where it has no Chinese character and two words of letters: 「666」 and 「nb」 are Chinese. */
function languageOfPost(text: string): 'zh' | 'en' {
  return HAN.test(text) || (text.match(letters)?.length ?? 0) < 2 ? 'zh' : 'en'
}

function read(raw: RawRow): StanceRow | null {
  const stance = stanceNamed(raw['label'] ?? raw['stance'])
  const { text } = raw
  return stance === null || typeof text !== 'string' || text === ''
    ? null
    : { text, stance, language: languageOfPost(text), ironic: raw['ironic'] === true }
}

/**
 * The likeliest of the stances that the labelled rows know. A set of two stances is asked for two; irrelevance counts
 * as neutral where no row is irrelevant.
 */
function likeliest(probabilities: Float64Array, labels: readonly string[], known: readonly Stance[]): Stance {
  let [best, most] = [known[0] ?? 'neutral', -1]
  labels.forEach((label, at) => {
    const stance = labelAmong(label as Stance, known)
    const probability = probabilities[at] ?? 0
    if (probability > most && known.includes(stance)) [best, most] = [stance, probability]
  })
  return best
}

function answer(rows: readonly StanceRow[], tools: TaskTools): Stance[] {
  const present = stances.filter((stance) => rows.some((row) => row.stance === stance))
  const known = present.length < 2 ? stances : present
  const into = new Float64Array(stances.length)
  let chinese: LinearModel | undefined
  let english: LinearModel | undefined
  return rows.map(({ text, language }) => {
    if (language === 'zh') {
      if (!chinese) checkChineseStance((chinese = tools.model('stance-zh')))
      const probabilities = into.subarray(0, chinese.labels.length)
      chineseStanceProbabilities(text, chinese, probabilities)
      return likeliest(probabilities, chinese.labels, known)
    }
    if (!english) checkEnglishStance((english = tools.model('stance-en')))
    englishStanceProbabilities(text, english, into)
    return known.includes('neutral') ? labelAmong(stanceOf(into), known) : likeliest(into, stances, known)
  })
}

/** Rows of one language from a user's labels or the corpus. */
const inLanguage = (rows: readonly StanceRow[], language: StanceRow['language']) =>
  rows.filter((row) => row.language === language)

/**
 * Stance of posts, Chinese and English. Rows: `text` and `label` (or `stance`), by the names of `stance/labels.ts`.
 */
export const stance: Task<StanceRow, Stance> = {
  name: 'stance',
  read,
  answer,
  figures: (rows, answers) => {
    const { accuracy, macroF1, perClass, confusion } = figuresOf(
      rows.map((row) => row.stance),
      answers,
    )
    return { accuracy, macroF1, perClass, confusion }
  },
  learning: {
    corpus: 'stance',
    // A language of which a user labelled only stray posts keeps the model it has.
    train: (rows, wish) => {
      const corpus = (wish.corpus ?? []).map(read).filter((row) => row !== null)
      const [chinese, english] = [inLanguage(rows, 'zh'), inLanguage(rows, 'en')]
      const stray = Math.max(1, rows.length / 20)
      if (chinese.length < stray && english.length < stray) throw new RangeError('no labelled posts')
      return [
        ...(chinese.length >= stray ? [trainChineseStance(chinese, inLanguage(corpus, 'zh'), wish)] : []),
        ...(english.length >= stray ? [trainEnglishStance(english, inLanguage(corpus, 'en'), wish)] : []),
      ]
    },
    stratum: (row) => row.stance,
  },
}
