import { companiesOf, themesOf, type Fact } from './facts.ts'
import { factOf } from './conditions.ts'
import type { LiveRule } from './rules.queries.ts'

/** Companies that stand in what rules look at, of those that the facts concern. */
export interface Members {
  groups: ReadonlyMap<string, ReadonlySet<string>>
  watched: ReadonlyMap<number, ReadonlySet<string>>
  themes: ReadonlyMap<string, ReadonlySet<string>>
}

/** A rule that looks at a fact, and the company of it for whose sake; null where it looks at a theme or everything. */
export interface Looking {
  rule: LiveRule
  companyId: string | null
}

/**
 * Rules by what they look at, so that a fact finds those that concern it without asking the others: by kind of fact,
 * and in it by company, by theme, or everything.
 */
export function ruleIndex(rules: readonly LiveRule[], members: Members): (fact: Fact) => Looking[] {
  const byCompany = new Map<string, LiveRule[]>()
  const byTheme = new Map<string, LiveRule[]>()
  const all = new Map<string, LiveRule[]>()
  const put = (index: Map<string, LiveRule[]>, key: string, rule: LiveRule) => {
    const own = index.get(key)
    if (own) own.push(rule)
    else index.set(key, [rule])
  }
  for (const rule of rules) {
    const fact = factOf[rule.condition.kind]
    const companies = (ids: Iterable<string> | undefined) => {
      for (const id of ids ?? []) put(byCompany, `${fact} ${id}`, rule)
    }
    const id = rule.target_id ?? ''
    if (rule.target === 'market') put(all, fact, rule)
    else if (rule.target === 'company') put(byCompany, `${fact} ${id}`, rule)
    else if (rule.target === 'group') companies(members.groups.get(id))
    else if (rule.target === 'watch') companies(members.watched.get(rule.uid))
    else {
      put(byTheme, `${fact} ${id}`, rule)
      // A document is a theme's where it names it; what happens to a company, its price and scores are its themes'.
      if (fact !== 'document') companies(members.themes.get(id))
    }
  }
  return (fact) => {
    const companies = companiesOf(fact)
    const [first = null] = companies
    const wide = (all.get(fact.kind) ?? []).map((rule) => ({ rule, companyId: first }))
    const found = new Map<LiveRule, string | null>()
    for (const id of themesOf(fact)) for (const rule of byTheme.get(`${fact.kind} ${id}`) ?? []) found.set(rule, null)
    for (const id of companies)
      for (const rule of byCompany.get(`${fact.kind} ${id}`) ?? []) if (!found.has(rule)) found.set(rule, id)
    return [...wide, ...[...found].map(([rule, companyId]) => ({ rule, companyId }))]
  }
}
