import { inLanguage } from '@pandora/contract/language'
import type { risk } from '@pandora/contract/domains/risk/operations'
import {
  isRiskGroup,
  riskGroups,
  riskTypeFacts,
  type RiskGroup,
  type RiskType,
} from '@pandora/contract/domains/risk/types'
import type { OutputOf } from '@pandora/contract/operation'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { riskTexts } from './texts.ts'

export type Topic = OutputOf<typeof risk.topics>['dataList'][number]
type Subject = Topic['subject']

/** Groups of the tree of risks, in its order. */
export const groups = Object.keys(riskGroups).filter(isRiskGroup)

/** Colour of a group among the ten of the cloud. */
const colours: Readonly<Record<RiskGroup, number>> = { nature: 6, accident: 1, health: 5, trade: 8, company: 3 }
export const colourOf = (type: RiskType): number => colours[riskTypeFacts[type].group]

/** What risks and subjects are called in the interface language. */
export function useRiskWords() {
  const t = useTexts(riskTexts)
  const language = useLanguage()
  const ofType = (type: RiskType) => inLanguage(riskTypeFacts[type], language)
  const ofGroup = (group: RiskGroup) => inLanguage(riskGroups[group], language)
  const ofSubject = ({ kind, id, nameZh, nameEn }: Subject) =>
    kind === 'none' ? t('nowhere') : named(nameZh, nameEn, language, id)
  const ofTopic = ({ riskType, subject }: Pick<Topic, 'riskType' | 'subject'>) =>
    subject.kind === 'none' ? ofType(riskType) : `${ofSubject(subject)} · ${ofType(riskType)}`
  return { ofType, ofGroup, ofSubject, ofTopic }
}

/** Address of a topic's page. */
export const topicAddress = (topicId: string): string => `/index/risk-topic/${encodeURIComponent(topicId)}`
