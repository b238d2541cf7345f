import { useSearchParams } from 'react-router'
import { authors, OVERVIEW_AUTHOR } from '@pandora/contract/domains/authors/operations'
import { chosenIn, type Chosen, type ViewParameters } from '@pandora/contract/view/parameters'
import { useAddressField, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Tiles } from '../../../ui/page/Tiles.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { authorAddress } from '../address.ts'
import styles from '../MarketOpinion.module.css'
import {
  authorPostsView,
  authorRecordView,
  authorsView,
  burstPostsView,
  burstsView,
  repeatersView,
  skillView,
} from '../views.ts'
import { authorsAsked, burstsAsked, repeatersAsked, skillAsked } from './asked.ts'

/** What is chosen in a view whose parameters stand in the address. */
function useChosen<const Parameters extends ViewParameters>(parameters: Parameters): Chosen<Parameters> {
  const [query] = useSearchParams()
  return chosenIn(parameters, Object.fromEntries(query))
}

/**
 * The line of a list that is shown below it: the one in the address, else the first; undefined where there is none. What
 * is given to the list so that it shows which, and takes a press on another.
 */
function useLine(field: 'author' | 'words', first: string | undefined) {
  const [asked, choose] = useAddressField(field)
  const line = asked || first
  const list = asked || !first ? {} : { given: { [field]: first }, leads: { [field]: choose } }
  return { line, list }
}

/** What came of an author's calls, and what they write; of all authors together there are no calls to judge. */
function Author({ id }: { id: string }) {
  const given = { author: id }
  return (
    <>
      {id === OVERVIEW_AUTHOR ? null : <ViewTile view={authorRecordView} given={given} />}
      <ViewTile view={authorPostsView} given={given} fields={{ page: 'posts' }} />
    </>
  )
}

/** Authors, and below them the chosen one; on a phone a press opens the author. */
export function AuthorsTab() {
  const { data } = useOperation(authors.page, authorsAsked(useChosen(authorsView.parameters)), { keepPrevious: true })
  const { line, list } = useLine('author', data && data.total > 1 ? data.dataList[0]?.id : undefined)
  const opens = useOpens()
  if (opens || !line) return <ViewTile view={authorsView} {...opens} />
  return (
    <Tiles className={styles.listed}>
      <ViewTile view={authorsView} {...list} />
      <Author id={line} />
    </Tiles>
  )
}

/** Authors by their record, and below them the chosen one; on a phone a press opens the author. */
export function SkillTab() {
  const { data } = useOperation(authors.skill, skillAsked(useChosen(skillView.parameters)), { keepPrevious: true })
  const { line, list } = useLine('author', data?.dataList[0]?.id)
  const opens = useOpens()
  if (opens || !line) return <ViewTile view={skillView} {...opens} />
  return (
    <Tiles className={styles.listed}>
      <ViewTile view={skillView} {...list} />
      <Author id={line} />
    </Tiles>
  )
}

/** Words that several accounts wrote, and below them who wrote the chosen ones, and when. */
export function BurstsTab() {
  const { data } = useOperation(authors.bursts, burstsAsked(useChosen(burstsView.parameters)), { keepPrevious: true })
  const { line, list } = useLine('words', data?.dataList[0]?.newsId)
  if (!line) return <ViewTile view={burstsView} />
  return (
    <Tiles className={styles.listed}>
      <ViewTile view={burstsView} {...list} />
      <ViewTile view={burstPostsView} given={{ words: line }} />
    </Tiles>
  )
}

/** Accounts that mostly repeat, and below them the newest post of the chosen one beside the one that it repeats. */
export function RepeatersTab() {
  const asked = repeatersAsked(useChosen(repeatersView.parameters))
  const { data } = useOperation(authors.repeaters, asked, { keepPrevious: true })
  const { line, list } = useLine('words', data?.dataList[0]?.example.newsId)
  if (!line) return <ViewTile view={repeatersView} />
  return (
    <Tiles className={styles.listed}>
      <ViewTile view={repeatersView} {...list} />
      <ViewTile view={burstPostsView} given={{ words: line }} />
    </Tiles>
  )
}

/** On a phone there is no room below a list: what a press on an author does there. */
function useOpens() {
  const go = useGo()
  return usePhone() ? { leads: { author: (id: string) => go(authorAddress(id)) } } : undefined
}
