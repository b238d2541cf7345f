import { lazy, Suspense, useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { chainTexts } from '../texts.ts'
import { ChainCard, type Glance } from './ChainCard.tsx'
import { FirstChain } from './FirstChain.tsx'
import styles from './List.module.css'

const ShareDialog = lazy(() => import('../share/ShareDialog.tsx'))
const VersionsDialog = lazy(() => import('../versions/VersionsDialog.tsx'))

const SIZE = 24
const topics = ['chains'] as const
const sorts = ['savedAt', 'name', 'createdAt', 'nodes', 'companies'] as const

/** Saved chains: searched, sorted, by pages. */
export function SavedTab({ onImport }: { onImport: () => void }) {
  const t = useTexts(chainTexts)
  const [text, setText] = useAddressField('q')
  const [sorted, setSort] = useAddressField('sort')
  const [page, setPage] = useState(0)
  const [now] = useState(() => Date.now())
  const [open, setOpen] = useState<{ what: 'share' | 'versions'; chain: Glance } | null>(null)
  const sort = sorts.find((one) => one === sorted) ?? 'savedAt'
  const input = { ...(text ? { text } : {}), sort, descending: sort !== 'name', page, size: SIZE }
  const query = useOperation(chains.list, input, { keepPrevious: true })
  useReread(chains.list, topics)
  const close = () => setOpen(null)
  return (
    <Column gap={5}>
      {query.data?.total === 0 && !text ? null : (
        <Row wrap>
          <SearchField
            label={t('search')}
            value={text}
            onSearch={(next) => {
              setPage(0)
              setText(next)
            }}
          />
          <Select aria-label={t('sortBy')} value={sort} onChange={(event) => setSort(event.target.value)}>
            {sorts.map((one) => (
              <option key={one} value={one}>
                {t(`sort_${one}`)}
              </option>
            ))}
          </Select>
        </Row>
      )}
      <Answer query={query} waiting={<Skeleton count={6} height={80} />}>
        {({ dataList, total }) =>
          total === 0 ? (
            text ? (
              <Empty why={t('noneFound')} />
            ) : (
              <FirstChain onImport={onImport} />
            )
          ) : (
            <>
              <ul className={styles.cards}>
                {dataList.map((chain) => (
                  <ChainCard
                    key={chain.chainId}
                    chain={chain}
                    now={now}
                    onShare={() => setOpen({ what: 'share', chain })}
                    onVersions={() => setOpen({ what: 'versions', chain })}
                  />
                ))}
              </ul>
              <Pager page={page} total={total} size={SIZE} onPage={setPage} />
            </>
          )
        }
      </Answer>
      <Suspense fallback={null}>
        {open?.what === 'share' ? (
          <ShareDialog chainId={open.chain.chainId} name={open.chain.name} onClose={close} />
        ) : open?.what === 'versions' ? (
          <VersionsDialog chainId={open.chain.chainId} name={open.chain.name} onClose={close} />
        ) : null}
      </Suspense>
    </Column>
  )
}
