import type { Claim, Sentence } from './types.ts'

type Kind = Claim['kind']
type Language = 'zh' | 'en'

// Cues by kind. Bounded patterns over sentences of 600 characters at most.
const cues: Readonly<Record<Kind, Readonly<Record<Language, RegExp>>>> = {
  risk: {
    zh: /风险(?:提示|因素)?|不确定性|不及预期|可能错在|可能导致|下行压力|波动影响|面临[^，。]{0,12}(?:压力|挑战)/gu,
    en: /\brisks?\b|\buncertaint(?:y|ies)\b|\bcould be wrong\b|\badversely\b|\bheadwinds?\b|\bmay not\b/giu,
  },
  forecast: {
    zh: /预计|(?<![低高于及合出过场的])预期(?!之)|预测|有望|展望|将(?:于|在|达|实现|进一步|继续|率先|保持|持续)|指引|目标(?:价)?为|计划|拟(?!合)|力争|未来[^，。]{0,6}年/gu,
    en: /\bexpects?\b|\bexpected to\b|\bforecasts?\b|\bguidance\b|\bwill\b|\boutlook\b|\bprojects?\b|\banticipates?\b|\bplans? to\b|\bintends? to\b|\baims? to\b|\bestimates?\b/giu,
  },
  judgement: {
    zh: /我们认为|认为|看好|领先|龙头|优势|竞争力|低估|高估|稳健|值得|合理区间|超预期|好于预期|符合预期|不乐观|谨慎|受益|维持[^，。]{0,8}评级|给予[^，。]{0,8}评级/gu,
    en: /\bwe (?:believe|think|see|rate|value|like)\b|\bstrong(?:er|est)?\b|\bweak(?:er|est)?\b|\bleading\b|\battractive\b|\bunder(?:valued|rates?)\b|\bovervalued\b|\bcheap\b|\bfair\b|\brobust\b|\bbeat\b|\bmissed\b|\bin line with (?:our|market|consensus|peers)\b|\bsticky\b|\bhealthy\b/giu,
  },
  fact: {
    zh: /实现|完成|达到|达|为|增长|下降|签署|签订|获得|获批|投产|发布|收购|中标|分红|派发|设立|同比|环比|截至/gu,
    en: /\breported\b|\bposted\b|\bachieved\b|\bcompleted\b|\bsigned\b|\blaunched\b|\bacquired\b|\bwas\b|\bwere\b|\brose\b|\bfell\b|\bgrew\b|\bincreased\b|\bdecreased\b|\bdeclined\b|\btotall?ed\b|\bamounted\b|\bended\b/giu,
  },
}
const denied = {
  zh: /否认|澄清|不存在|并未|不实/u,
  en: /\bden(?:y|ies|ied)\b|\brefut(?:es|ed)\b|\bno longer\b/iu,
} as const
const rumour = { zh: /据传|传闻|网传|市场传/u, en: /\breportedly\b|\brumou?r/iu } as const
/** In this order a sentence is told: a risk that is expected is a risk. */
const order: readonly Kind[] = ['risk', 'forecast', 'judgement', 'fact']
const base: Readonly<Record<Kind, number>> = { forecast: 0.6, judgement: 0.5, risk: 0.4, fact: 0.35 }

/**
 * What a sentence claims, by its strongest cue; null where it claims nothing. `figures`: how many figures and changes
 * it states.
 */
export function claimOf(
  sentence: Sentence,
  language: Language,
  { figures, place, of }: { figures: number; place: number; of: number },
): Claim | null {
  const { text } = sentence
  if (text.length < 8) return null
  for (const kind of order) {
    const words = [...new Set([...text.matchAll(cues[kind][language])].map(([word]) => word))]
    if (words.length === 0) continue
    // A fact is worth telling by its figures only.
    if (kind === 'fact' && figures === 0) return null
    const modality = denied[language].test(text)
      ? 'denied'
      : rumour[language].test(text)
        ? 'rumour'
        : kind === 'forecast'
          ? 'plan'
          : 'fact'
    // Early sentences tell most; so do those with figures and with several cues. A list of everything tells little.
    const weight =
      base[kind] +
      Math.min(0.2, figures * 0.05) +
      Math.min(0.1, (words.length - 1) * 0.05) +
      0.15 * (1 - place / Math.max(1, of)) -
      (text.length > 240 ? 0.1 : 0)
    return {
      kind,
      modality,
      weight: Math.round(Math.min(1, Math.max(0, weight)) * 1000) / 1000,
      why: [
        { code: `claim-${kind}`, words: words.slice(0, 5), weight: null },
        ...(figures > 0 ? [{ code: 'claim-figures', words: [], weight: figures }] : []),
      ],
      sentence,
    }
  }
  return null
}
