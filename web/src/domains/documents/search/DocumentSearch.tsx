import { ChevronLeft, SlidersHorizontal } from 'lucide-react'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { documentsErrors } from '@pandora/contract/domains/documents/errors'
import { documents } from '@pandora/contract/domains/documents/operations'
import { parseQuery } from '@pandora/contract/domains/documents/query/grammar'
import { refusalText } from '@pandora/contract/errors'
import type { InputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { changed, useAddressField, useAsOf } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useMedia } from '../../../lib/useMedia.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { useOpened } from '../offers/useOpened.ts'
import { DocumentReader } from './DocumentReader.tsx'
import styles from './DocumentSearch.module.css'
import { Facets } from './Facets.tsx'
import { FoundList } from './FoundList.tsx'
import { QueryField } from './QueryField.tsx'
import { SavedMenu } from './SavedMenu.tsx'
import { Teach } from './Teach.tsx'
import { termsOf } from './terms.ts'
import { documentSearchTexts } from './texts.ts'

type Sort = NonNullable<InputOf<typeof documents.search>['sort']>
const SIZE = 20
/** ms between two looks at how many documents wait to be indexed. */
const AGAIN = 5000

/** The query and the order in the address: each search is a step that "back" undoes. */
function useQueryInAddress() {
  const [query, setQuery] = useSearchParams()
  const set = useCallback(
    (text: string, sort?: Sort) =>
      setQuery((was) =>
        changed(was, (next) => {
          for (const gone of ['page', 'news']) next.delete(gone)
          if (text) next.set('q', text)
          else next.delete('q')
          if (sort === 'newest') next.set('sort', sort)
          else if (sort) next.delete('sort')
        }),
      ),
    [setQuery],
  )
  const sort: Sort = query.get('sort') === 'newest' ? 'newest' : 'relevance'
  return [query.get('q')?.trim() ?? '', sort, set] as const
}

/** Full-text search over all documents: what was found, by what it may be narrowed, and the reader beside it. */
export default function DocumentSearch() {
  const t = useTexts(documentSearchTexts)
  const language = useLanguage()
  const phone = usePhone()
  const wide = useMedia('(min-width: 1200px)')
  const [asOf, setAsOf] = useAsOf()
  const [text, sort, setText] = useQueryInAddress()
  const [opened, open] = useOpened()
  const [pageText, setPage] = useAddressField('page', { push: true })
  const page = Math.max(0, Math.floor(Number(pageText) || 1) - 1)
  // What cannot be read is told at the line it is written in, and not asked for.
  const unread = text === '' ? null : parseQuery(text).fault
  const query = useOperation(
    documents.search,
    { text, sort, page, size: SIZE },
    { enabled: text !== '' && unread === null, keepPrevious: true },
  )
  const waiting = query.data?.waiting ?? 0
  const { mutate: remember } = useAction(documents.remember, { invalidates: [documents.history] })
  const search = (next: string) => {
    setText(next)
    if (next && parseQuery(next).fault === null) remember({ text: next })
  }
  const refused = query.error && !query.error.passing ? failureText(query.error, language) : null
  const fault = unread
    ? refusalText(documentsErrors[unread.code], language, { place: unread.place, word: unread.word })
    : text === ''
      ? null
      : refused
  const whole = (value: number) => number(value, { digits: 0 })

  if (phone && opened)
    return (
      <Screen title={t('title')} bare>
        <Button kind="quiet" onClick={() => open(null)}>
          <ChevronLeft size={16} aria-hidden="true" />
          {t('back')}
        </Button>
        <DocumentReader newsId={opened} text={fault ? '' : text} />
      </Screen>
    )
  return (
    <Screen title={t('title')} layout={text && !fault ? 'fill' : 'flow'} bare>
      <div className={styles.page}>
        <Row gap={4} wrap>
          <QueryField text={text} faultId={fault ? 'query-fault' : undefined} onText={search} />
          <SavedMenu text={text} sort={sort} onOpen={(saved) => setText(saved.text, saved.sort)} />
        </Row>
        {fault ? (
          <Text as="p" id="query-fault" tone="error" role="alert">
            {fault}
          </Text>
        ) : null}
        {text === '' || fault ? (
          <Teach onText={search} />
        ) : (
          <Answer query={query} waiting={<Skeleton count={8} height={72} />}>
            {(answer) => (
              <>
                <Row gap={5} wrap place="between">
                  <Text tone="plain" role="status">
                    {t(answer.more ? 'foundMore' : 'found', { count: whole(answer.total) })}
                  </Text>
                  <SegmentedControl
                    label={t('sort')}
                    value={sort}
                    options={(['relevance', 'newest'] as const).map((value) => ({ value, text: t(`sort_${value}`) }))}
                    onChange={(value) => setText(text, value)}
                  />
                </Row>
                {answer.searchedBackTo !== null ? (
                  <Text as="p" tone="stale">
                    {t('backTo', { day: dayOf(answer.searchedBackTo) })}
                  </Text>
                ) : null}
                {waiting > 0 ? <Waiting waiting={waiting} /> : null}
                {answer.total === 0 ? (
                  <Nothing text={text} asOf={asOf} onText={search} onLatest={() => setAsOf(null)} />
                ) : (
                  <div className={styles.panes}>
                    {wide ? (
                      <aside className={styles.facets} aria-label={t('narrow')}>
                        <Facets text={text} answer={answer} onText={search} />
                      </aside>
                    ) : (
                      <details className={styles.folded}>
                        <summary>
                          <SlidersHorizontal size={14} aria-hidden="true" /> {t('narrow')}
                        </summary>
                        <Facets text={text} answer={answer} onText={search} />
                      </details>
                    )}
                    <section className={styles.found} aria-label={t('results')}>
                      <FoundList label={t('results')} items={answer.dataList} opened={opened} onOpen={open} />
                      <Pager
                        page={page}
                        total={answer.total}
                        size={SIZE}
                        onPage={(to) => setPage(to === 0 ? '' : String(to + 1))}
                      />
                    </section>
                    {phone ? null : (
                      <section className={styles.reader} aria-label={t('reader')}>
                        {opened ? (
                          <DocumentReader key={opened} newsId={opened} text={text} />
                        ) : (
                          <Empty why={t('choose')} />
                        )}
                      </section>
                    )}
                  </div>
                )}
              </>
            )}
          </Answer>
        )}
      </div>
    </Screen>
  )
}

/** How many documents cannot be found yet, followed until there are none. */
function Waiting({ waiting }: { waiting: number }) {
  const t = useTexts(documentSearchTexts)
  const { data } = useOperation(documents.indexing, {}, { refetchInterval: AGAIN })
  const now = data?.waiting ?? waiting
  if (now === 0) return null
  const told = number(now, { digits: 0 })
  return (
    <Text as="p" tone="stale" role="status">
      {data?.more ? t('waitingMost', { count: told }) : t('waiting', { count: now })}
    </Text>
  )
}

interface NothingProps {
  text: string
  asOf: string | null
  onText: (text: string) => void
  onLatest: () => void
}

/** Nothing was found: why, and the one thing to do about it. */
function Nothing({ text, asOf, onText, onLatest }: NothingProps) {
  const t = useTexts(documentSearchTexts)
  const terms = termsOf(text)
  if (asOf)
    return (
      <Empty why={t('noneThen', { text, day: asOf.slice(0, 10) })} action={{ text: t('toLatest'), run: onLatest }} />
    )
  return (
    <Empty
      why={t('none', { text })}
      action={
        terms.length > 1
          ? {
              text: t('noneAct'),
              run: () =>
                onText(
                  terms
                    .slice(0, -1)
                    .join(' ')
                    .replace(/\s(?:OR|或)$/u, ''),
                ),
            }
          : undefined
      }
    />
  )
}
