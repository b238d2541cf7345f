import type { z } from 'zod'
import type { alerts } from '@pandora/contract/domains/alerts/operations'
import { ruleCondition, type RuleCondition } from '@pandora/contract/domains/alerts/shapes'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { isTheme } from '../themes/offers/known.queries.ts'
import { groupNames } from '../watch/offers/members.queries.ts'

type Asked = Pick<
  z.output<(typeof alerts.tryRule)['input']>,
  'target' | 'companyId' | 'groupId' | 'themeId' | 'condition'
>
/** What a rule looks at and for. */
export type Draft = Omit<Asked, 'condition'> & { condition: RuleCondition }

/** A rule as its user says it, with a condition that is whole. Refuses one that is not, by the field's name. */
export function draftOf<Input extends Asked>(asked: Input): Omit<Input, 'condition'> & { condition: RuleCondition } {
  const parsed = ruleCondition.safeParse(asked.condition)
  if (parsed.success) return { ...asked, condition: parsed.data }
  const field = String(parsed.error.issues[0]?.path[0] ?? 'kind')
  const there = asked.condition[field as keyof typeof asked.condition] !== undefined
  throw badInput(`condition.${field}`, there ? 'not-offered' : 'required')
}

/** The id of what a rule looks at; null for the whole list and the whole market. Refuses what there is not. */
export async function targetIdOf(db: Db, uid: number, view: View, draft: Draft): Promise<string | null> {
  const { target, companyId, groupId, themeId } = draft
  switch (target) {
    case 'company':
      if (companyId === undefined) throw badInput('companyId', 'required')
      await refuseUnknownCompany(db, view, companyId)
      return companyId
    case 'group':
      if (groupId === undefined) throw badInput('groupId', 'required')
      // Another user's group is as good as none.
      if (!(await groupNames(db, view.marketId, uid)).has(groupId))
        throw new Refusal(errors.UNKNOWN_ENTITY, { entity: groupId })
      return groupId
    case 'theme':
      if (themeId === undefined) throw badInput('themeId', 'required')
      if (!(await isTheme(db, view, themeId))) throw new Refusal(errors.UNKNOWN_ENTITY, { entity: themeId })
      return themeId
    default:
      return null
  }
}
