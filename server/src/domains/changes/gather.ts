import { CHANGES_MOST, type ChangeGroup } from '@pandora/contract/changes'
import type { Services } from '../../http/services.ts'
import { businessChanges, eventChanges, figureChanges, industryChanges, nameChanges, statusChanges } from './company-changes.ts'
import { latestFirst, type Draft } from './draft.ts'
import { scoreChanges } from './scores.ts'
import type { Compared, Span } from './subject.ts'
import { membershipChanges, themeEventChanges, wordingChanges } from './theme-changes.ts'
import { themeFigureChanges } from './theme-figures.ts'

type Held = Pick<Services, 'sql' | 'held'>

/** The latest of what is otherwise, and how much there is in all. */
export interface Gathered { drafts: readonly Draft[]; total: number }

/** The latest `CHANGES_MOST` of a group that are otherwise; documents are read a page at a time instead. Of what is nobody's own they are held until facts change. */
export function changesOf(services: Held, compared: Compared, span: Span, group: Exclude<ChangeGroup, 'documents'>): Promise<Gathered> {
  const read = async () => {
    const all = latestFirst(await gathered(services, compared, span, group))
    return { drafts: all.slice(0, CHANGES_MOST), total: all.length }
  }
  if (compared.own) return read()
  const key = `changes ${compared.kind} ${compared.id} ${group} ${span.from} ${span.toView.asOf ?? 'now'}`
  return services.held.one({ marketId: span.toView.marketId, asOf: null }, ['companies', 'documents', 'analysis', 'prices', 'figures'], key, read)
}

async function gathered(services: Held, compared: Compared, span: Span, group: Exclude<ChangeGroup, 'documents'>): Promise<Draft[]> {
  const { sql } = services
  const { companies, themes, members } = compared
  const marketThemesOnly = compared.own && compared.kind === 'theme' ? [] : themes
  switch (group) {
    case 'figures': return (await Promise.all([figureChanges(sql, span, companies), themeFigureChanges(services, span, marketThemesOnly)])).flat()
    case 'scores': return scoreChanges(sql, span, [...companies, ...members])
    case 'events': return (await Promise.all([eventChanges(sql, span, [...companies, ...members]), themeEventChanges(services, span, marketThemesOnly)])).flat()
    case 'names': return (await Promise.all([nameChanges(sql, span, companies), wordingChanges(services, span, marketThemesOnly)])).flat()
    case 'status': return statusChanges(sql, span, companies)
    case 'industries': return industryChanges(sql, span, companies)
    case 'business': return businessChanges(sql, span, companies)
    case 'themes': return membershipChanges(compared, span)
  }
}
