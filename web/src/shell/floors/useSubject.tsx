import { Suspense, useMemo } from 'react'
import type { ReactNode } from 'react'
import { slot } from '../../lib/installed.ts'
import type { View } from '../../lib/view.ts'

type Kept = Readonly<Record<string, string | undefined>>

/**
 * What a view of a floor is about where it must be about something and nobody has chosen yet: the choices with it, and
 * what chooses another. `waiting`: it is not known yet; `none`: there is nothing to be about.
 */
export function useSubject(
  view: View,
  kept: Kept,
  choose: (patch: Readonly<Record<string, string | null>>) => void,
): { kept: Kept; state: 'known' | 'waiting' | 'none'; chooser: ReactNode } {
  const all = slot('tileCompany')
  const [offered] = all
  const wanted = view.parameters['companyId']?.subject === true && offered !== undefined
  const asked = kept['companyId'] || undefined
  // What is installed stays as it is while the page lives: the same hook at every drawing.
  // oxlint-disable-next-line react/hooks
  const [first] = all.map(({ useCompany }) => useCompany(wanted && asked === undefined))
  const companyId = wanted ? (asked ?? first) : undefined
  const filled = useMemo(
    () => (companyId && companyId !== kept['companyId'] ? { ...kept, companyId } : kept),
    [kept, companyId],
  )
  if (!wanted) return { kept, state: 'known', chooser: null }
  const { view: Chooser } = offered
  return {
    kept: filled,
    state: companyId ? 'known' : companyId === null ? 'none' : 'waiting',
    chooser: companyId ? (
      <Suspense fallback={null}>
        <Chooser companyId={companyId} onCompany={(next) => choose({ companyId: next })} />
      </Suspense>
    ) : null,
  }
}
