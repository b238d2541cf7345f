import { CHANGES_MOST, type ChangeGroup } from '@pandora/contract/changes'
import type { Services } from '../../http/services.ts'
import { businessChanges, eventChanges, figureChanges, industryChanges, nameChanges, scoreChanges, statusChanges } from './company-changes.ts'
import { latestFirst, type Draft } from './draft.ts'
import type { Compared, Span } from './subject.ts'
import { membershipChanges, themeEventChanges, themeFigureChanges, wordingChanges } from './theme-changes.ts'

type Held = Pick<Services, 'sql' | 'held'>

/** Everything of a group that is otherwise, latest first; documents are read a page at a time instead. Of what is nobody's own it is held until facts change. */
export function changesOf(services: Held, compared: Compared, span: Span, group: Exclude<ChangeGroup, 'documents'>): Promise<readonly Draft[]> {
  const read = async () => latestFirst(await gathered(services, compared, span, group)).slice(0, CHANGES_MOST)
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
