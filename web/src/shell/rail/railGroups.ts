import {
  BriefcaseBusiness,
  Database,
  FlaskConical,
  Landmark,
  MessageCircleQuestion,
  MessagesSquare,
  Network,
  type LucideIcon,
} from 'lucide-react'
import type { Bilingual } from '@pandora/contract/language'
import type { RailGroup, Screen } from '../../lib/module.ts'

/** What the groups of the rail are called. */
export const railGroups: Readonly<Record<RailGroup, { name: Bilingual; icon: LucideIcon }>> = {
  research: { name: { zh: '研究', en: 'Research' }, icon: FlaskConical },
  own: { name: { zh: '持仓、提醒与判断', en: 'Holdings, alerts, calls' }, icon: BriefcaseBusiness },
  supply: { name: { zh: '供应链与风险', en: 'Supply and risk' }, icon: Network },
  policy: { name: { zh: '政策与宏观', en: 'Policy and macro' }, icon: Landmark },
  opinion: { name: { zh: '舆情与榜单', en: 'Opinion and rankings' }, icon: MessagesSquare },
  answers: { name: { zh: '问答与知识库', en: 'Answers and knowledge' }, icon: MessageCircleQuestion },
  data: { name: { zh: '数据与导入', en: 'Data and imports' }, icon: Database },
}

/** A sign of the rail: of one screen, or of a group. */
export type Sign = { screen: Screen } | { group: RailGroup; screens: readonly Screen[] }

/** Screens as signs, in their order: a group stands where the first of it would; alone it is no group. */
export function signsOf(screens: readonly Screen[]): Sign[] {
  const groups = Map.groupBy(screens, ({ group }) => group)
  const shown = new Set<RailGroup>()
  return screens.flatMap((screen): Sign[] => {
    const { group } = screen
    const own = group === undefined ? [] : (groups.get(group) ?? [])
    if (group === undefined || own.length < 2) return [{ screen }]
    if (shown.has(group)) return []
    shown.add(group)
    return [{ group, screens: own }]
  })
}
