import { EyeOff, Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import { ranking } from '@pandora/contract/domains/ranking/operations'
import type { MarkedList } from '@pandora/contract/domains/ranking/shapes'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { notify } from '../../../lib/notices.ts'
import { languageNow, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Column as Rows, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Truncated } from '../../../ui/kit/Truncated.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { rankingTexts, type RankSay } from '../texts.ts'

const lists = {
  event: ranking.eventRank,
  ai: ranking.scoreRank,
  policy: ranking.policyDriven,
} as const

/** A company that a list is about. */
export interface Listed {
  companyId: string
  nameZh: string | null
  nameEn: string | null
  code: string
}

export const nameOf = (one: Listed): string => named(one.nameZh, one.nameEn, languageNow(), one.code)

/** The company, and that an administrator put it first. */
export function companyColumn<One extends Listed & { promoted: string | null }>(t: RankSay): Column<One> {
  return {
    key: 'company',
    title: t('company'),
    width: 'minmax(110px, 1.6fr)',
    sortable: false,
    value: nameOf,
    cell: (one) =>
      one.promoted === null ? (
        nameOf(one)
      ) : (
        <Text tone="accent" title={t('promoted', { reason: one.promoted })}>
          {nameOf(one)}
        </Text>
      ),
  }
}

/** The industry, where there is room. */
export const industryColumn = <One extends { industryZh: string | null; industryEn: string | null }>(
  t: RankSay,
): Column<One> => ({
  key: 'industry',
  title: t('industry'),
  width: 'minmax(90px, 1fr)',
  sortable: false,
  value: (one) => named(one.industryZh, one.industryEn, languageNow()),
})

/** Pins and hides entries of a list (RANK-23, RANK-24). */
export function useMarks<One extends Listed>(list: MarkedList, isTop: (one: One) => boolean) {
  const t = useTexts(rankingTexts)
  const again = { invalidates: [lists[list], ranking.hidden] }
  const pin = useAction(ranking.pin, again)
  const visibility = useAction(ranking.visibility, again)
  const onError = (error: Parameters<typeof failureText>[0]) => notify('error', failureText(error, languageNow()))
  const column: Column<One> = {
    key: 'marks',
    title: t('marks'),
    width: '76px',
    bare: true,
    sortable: false,
    fixed: 'end',
    value: (one) => (isTop(one) ? 1 : 0),
    cell: (one) => (
      <Row gap={1}>
        <IconButton
          size="small"
          label={t(isTop(one) ? 'unpin' : 'pin', { name: nameOf(one) })}
          busy={pin.isPending}
          pressed={isTop(one)}
          onClick={(event) => {
            event.stopPropagation()
            pin.mutate({ list, id: one.companyId, pinned: !isTop(one) }, { onError })
          }}
        >
          {isTop(one) ? <PinOff size={14} aria-hidden="true" /> : <Pin size={14} aria-hidden="true" />}
        </IconButton>
        <IconButton
          size="small"
          label={t('hide', { name: nameOf(one) })}
          busy={visibility.isPending}
          onClick={(event) => {
            event.stopPropagation()
            visibility.mutate({ list, id: one.companyId, visible: false }, { onError })
          }}
        >
          <EyeOff size={14} aria-hidden="true" />
        </IconButton>
      </Row>
    ),
  }
  return column
}

/** How many entries are hidden; a press opens them, to bring back. */
export function Hidden({ list, count }: { list: MarkedList; count: number }) {
  const t = useTexts(rankingTexts)
  const [open, setOpen] = useState(false)
  const query = useOperation(ranking.hidden, { list }, { enabled: open })
  const back = useAction(ranking.visibility, { invalidates: [lists[list], ranking.hidden] })
  if (count === 0 && !open) return null
  return (
    <>
      <Button size="small" icon={<EyeOff size={14} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('hiddenCount', { count: String(count) })}
      </Button>
      {open ? (
        <Drawer title={t('hiddenOnes')} onClose={() => setOpen(false)}>
          <Answer query={query}>
            {({ dataList }) => (
              <Rows gap={3}>
                {dataList.length === 0 ? <Text tone="quiet">{t('noneHidden')}</Text> : null}
                {dataList.map((one) => (
                  <Row key={one.companyId} gap={3}>
                    <Truncated>{nameOf(one)}</Truncated>
                    <Button
                      size="small"
                      busy={back.isPending}
                      onClick={() => back.mutate({ list, id: one.companyId, visible: true })}
                    >
                      {t('bringBack')}
                    </Button>
                  </Row>
                ))}
              </Rows>
            )}
          </Answer>
        </Drawer>
      ) : null}
    </>
  )
}

const MINUTE = 60_000

/** Says quietly that a list has newer data, and reads it from its head (RANK-15). */
export function NewData({
  list,
  version,
  onReload,
}: {
  list: 'ai' | 'policy'
  version: string | undefined
  onReload: () => void
}) {
  const t = useTexts(rankingTexts)
  const { data } = useOperation(
    ranking.checkRefresh,
    { list, version: version ?? '-' },
    { enabled: version !== undefined, refetchInterval: MINUTE },
  )
  const newer = list === 'ai' ? data?.companyScoreList : data?.policyList
  return newer === true ? (
    <Button size="small" onClick={onReload}>
      {t('newData')}
    </Button>
  ) : null
}
