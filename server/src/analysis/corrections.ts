import {
  stances,
  type DocumentAnalysis,
  type Mention,
  type Span,
  type ToneResult,
} from '@pandora/intelligence/analysis'
import { issuerOf } from '@pandora/intelligence/policy/issuers'
import type { Correction, CorrectionContent } from './corrections.queries.ts'

/** Marks what somebody put right. */
export const CORRECTED = { code: 'corrected', words: [], weight: null } as const

/** Corrections that fit a wording: the words of an entity or a label must still stand where they stood. */
export function fitting(document: { title: string; body: string }, corrections: readonly Correction[]): Correction[] {
  return corrections.filter(
    ({ content, words }) =>
      !('span' in content) || document[content.span.field].slice(content.span.start, content.span.end) === words,
  )
}

/**
 * What a document says once corrections, oldest first, are applied to what was read in it: they win over any reading,
 * and leave the rest alone.
 */
export function applyCorrections(
  analysis: DocumentAnalysis,
  corrections: readonly Pick<Correction, 'content' | 'words'>[],
): DocumentAnalysis {
  return corrections.reduce((so, { content, words }) => {
    switch (content.kind) {
      case 'entity':
        return withEntity(so, content, words)
      case 'stance':
        return withStance(so, content.stance)
      case 'tone':
        return withTone(so, content)
      case 'department':
        return withIssuers(so, content.departments)
      // Labels are made of mentions and issuers: they are put right when these are (`withLabels`).
      case 'label':
        return so
    }
  }, analysis)
}

/** A policy issued by these bodies and no others; where the text names one it keeps its place. */
function withIssuers(analysis: DocumentAnalysis, departments: readonly string[]): DocumentAnalysis {
  if (analysis.policy === null) return analysis
  const { bodies } = analysis.policy
  return {
    ...analysis,
    policy: {
      ...analysis.policy,
      corrected: true,
      bodies: departments.map((name) => {
        const known = bodies.find((one) => one.name === name || one.department === name)
        return known ?? { ...issuerOf(name), name, field: 'title', start: 0, end: 0 }
      }),
    },
  }
}

/** Labels as readers have put them right, oldest first: the words corrected, and the same words that were read alike. */
export const withLabels = (
  analysis: DocumentAnalysis,
  corrections: readonly Pick<Correction, 'content' | 'words'>[],
): DocumentAnalysis => ({
  ...analysis,
  labels: corrections.reduce<DocumentAnalysis['labels']>((labels, { content, words }) => {
    if (content.kind !== 'label') return labels
    const { span, label } = content
    const over = labels.filter((one) => one.field === span.field && one.start < span.end && one.end > span.start)
    const readAs = new Set(over.map((one) => one.label))
    const alike = labels.filter((one) => !over.includes(one) && one.text === words && readAs.has(one.label))
    const others = labels.filter((one) => !over.includes(one) && !alike.includes(one))
    const places = [span, ...alike.map(({ field, start, end }) => ({ field, start, end }))]
    const right = label === null ? [] : places.map((place) => ({ ...place, label, text: words, why: [CORRECTED] }))
    return [...others, ...right].toSorted((a, b) =>
      a.field === b.field ? a.start - b.start : a.field === 'title' ? -1 : 1,
    )
  }, analysis.labels),
})

/** The words corrected, and the same words elsewhere in the document that were read the same way. */
function withEntity(
  analysis: DocumentAnalysis,
  { span, mentionKind, entityId }: Extract<CorrectionContent, { kind: 'entity' }>,
  words: string,
): DocumentAnalysis {
  const covered = analysis.mentions.filter(
    (one) => one.field === span.field && one.start < span.end && one.end > span.start,
  )
  const readAs = new Set(covered.map((one) => one.id))
  const alike = analysis.mentions.filter((one) => !covered.includes(one) && one.text === words && readAs.has(one.id))
  const before = new Set(covered.flatMap((one) => (one.kind === 'company' && one.id !== null ? [one.id] : [])))
  const right = (place: Span): Mention => ({
    field: place.field,
    start: place.start,
    end: place.end,
    kind: mentionKind,
    id: entityId,
    text: words,
    confidence: 1,
    why: [CORRECTED],
  })
  const mentions = [
    ...analysis.mentions.filter((one) => !covered.includes(one) && !alike.includes(one)),
    right(span),
    ...alike.map(right),
  ].toSorted((a, b) => (a.field === b.field ? a.start - b.start : a.field === 'title' ? -1 : 1))
  const still = new Set(mentions.flatMap((one) => (one.kind === 'company' && one.id !== null ? [one.id] : [])))
  // Whom the text no longer names nothing happened to in it; what happened there happened to whom it names instead.
  const instead = mentionKind === 'company' ? entityId : null
  const moved = (id: string | null) => (id !== null && before.has(id) && !still.has(id) ? instead : id)
  return {
    ...analysis,
    mentions,
    tones: distinctTones(
      analysis.tones.flatMap((one) =>
        one.companyId === null
          ? [one]
          : moved(one.companyId) === null
            ? []
            : [{ ...one, companyId: moved(one.companyId) }],
      ),
    ),
    events: analysis.events.map((one) => ({
      ...one,
      companyId: moved(one.companyId),
      roles: one.roles.map((role) => ({ ...role, companyId: moved(role.companyId) })),
    })),
  }
}

const distinctTones = (tones: readonly ToneResult[]): ToneResult[] =>
  tones.filter((one, at) => tones.findIndex((other) => other.companyId === one.companyId) === at)

function withStance(analysis: DocumentAnalysis, stance: (typeof stances)[number]): DocumentAnalysis {
  const [many, empty, neutral, irrelevance] = stances.map((one) => (one === stance ? 1 : 0)) as [
    number,
    number,
    number,
    number,
  ]
  return {
    ...analysis,
    stance: { stance, probabilities: [many, empty, neutral, irrelevance], why: [{ ...CORRECTED, spans: [] }] },
  }
}

function withTone(
  analysis: DocumentAnalysis,
  { companyId, tone }: Extract<CorrectionContent, { kind: 'tone' }>,
): DocumentAnalysis {
  const right: ToneResult = {
    companyId,
    tone,
    strength: tone === 'neutral' ? 0 : 1,
    probability: 1,
    why: [{ ...CORRECTED, spans: [] }],
  }
  const at = analysis.tones.findIndex((one) => one.companyId === companyId)
  return { ...analysis, tones: at < 0 ? [...analysis.tones, right] : analysis.tones.with(at, right) }
}
