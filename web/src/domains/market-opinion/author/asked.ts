import { AUTHOR_PAGE } from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import type { Chosen } from '@pandora/contract/view/parameters'
import { pageIn } from '../../../lib/usePage.ts'

type ChosenIn<Name extends keyof typeof marketOpinionViews> = Chosen<(typeof marketOpinionViews)[Name]>

const paged = (page: string | undefined) => ({ page: pageIn(page), size: AUTHOR_PAGE })

/** What a list asks for by what is chosen in it: the same for the list and for its tab, so that it is read once. */
export const authorsAsked = ({ days, sort, page }: ChosenIn<'authors'>) => ({ days, sort, ...paged(page) })

/** As `authorsAsked`, of authors by the record of their calls. */
export const skillAsked = ({ horizon, sort, page }: ChosenIn<'skill'>) => ({ horizon, sort, ...paged(page) })

/** As `authorsAsked`, of the same words by several accounts; two accounts are never more than two. */
export const burstsAsked = ({ days, seen, least, page }: ChosenIn<'bursts'>) => ({
  days,
  seen,
  least: seen === 'pair' ? ('2' as const) : least,
  ...paged(page),
})

/** As `authorsAsked`, of accounts that mostly repeat. */
export const repeatersAsked = ({ days, sort, platform, page }: ChosenIn<'repeaters'>) => ({
  days,
  sort,
  ...(platform ? { platform } : {}),
  ...paged(page),
})
