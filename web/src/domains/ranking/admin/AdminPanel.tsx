import { useState } from 'react'
import { rankingAdmin } from '@pandora/contract/domains/ranking/admin-operations'
import { ranking } from '@pandora/contract/domains/ranking/operations'
import { markedLists, type MarkedList } from '@pandora/contract/domains/ranking/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Fill, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Select } from '../../../ui/Select.tsx'
import { StateWord } from '../../../ui/StateWord.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { Finder } from '../../search/offers/finder/Finder.tsx'
import { rankingTexts } from '../texts.ts'
import styles from '../Ranking.module.css'

type State = OutputOf<typeof rankingAdmin.adminState>
type Done = State['dataList'][number]
const deeds = ['promote', 'hide'] as const
const invalidates = [rankingAdmin.adminState, ranking.eventRank, ranking.scoreRank, ranking.policyDriven]

/** Whether everyone reads the AI list; withheld with a reason that readers are told. */
function ListStatus({ scoreRank }: Pick<State, 'scoreRank'>) {
  const t = useTexts(rankingTexts)
  const language = useLanguage()
  const change = useAction(rankingAdmin.scoreRankStatus, { invalidates })
  const [reason, setReason] = useState('')
  const next = scoreRank.status === 'open' ? 'withheld' : 'open'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate(
          { status: next, reason: reason.trim() },
          { onError: (error) => notify('error', failureText(error, language)), onSuccess: () => setReason('') },
        )
      }}
    >
      <Column gap={4}>
        <Text as="p">
          <StateWord colour={scoreRank.status === 'open' ? 'ok' : 'stale'}>{t(`status_${scoreRank.status}`)}</StateWord>
          {scoreRank.reason ? ` · ${scoreRank.reason}` : ''}
          {scoreRank.changedAt ? ` · ${dateTime(scoreRank.changedAt)}` : ''}
        </Text>
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={200}
          onChange={({ target }) => setReason(target.value)}
          beside={
            <Button type="submit" disabled={!reason.trim()} busy={change.isPending}>
              {t(`make_${next}`)}
            </Button>
          }
        />
      </Column>
    </form>
  )
}

/** Puts a company at the head of everybody's list or takes it out, with a reason that readers see. */
function NewDeed() {
  const t = useTexts(rankingTexts)
  const language = useLanguage()
  const operate = useAction(rankingAdmin.adminOperate, { invalidates })
  const [list, setList] = useState<MarkedList>('ai')
  const [deed, setDeed] = useState<(typeof deeds)[number]>('promote')
  const [company, setCompany] = useState<{ id: string; name: string } | null>(null)
  const [reason, setReason] = useState('')
  const ready = company !== null && reason.trim() !== ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!company) return
        operate.mutate(
          { list, companyId: company.id, deed, reason: reason.trim() },
          {
            onError: (error) => notify('error', failureText(error, language)),
            onSuccess: () => {
              setCompany(null)
              setReason('')
            },
          },
        )
      }}
    >
      <Column gap={4}>
        <Row gap={3} wrap>
          <Select
            aria-label={t('list')}
            value={list}
            onChange={({ target }) => setList(markedLists.find((one) => one === target.value) ?? 'ai')}
          >
            {markedLists.map((one) => (
              <option key={one} value={one}>
                {t(`list_${one}`)}
              </option>
            ))}
          </Select>
          <Select
            aria-label={t('deed')}
            value={deed}
            onChange={({ target }) => setDeed(deeds.find((one) => one === target.value) ?? 'promote')}
          >
            {deeds.map((one) => (
              <option key={one} value={one}>
                {t(`deed_${one}`)}
              </option>
            ))}
          </Select>
        </Row>
        {company ? (
          <Row gap={3}>
            <Text>{company.name}</Text>
            <Button size="small" kind="quiet" onClick={() => setCompany(null)}>
              {t('otherCompany')}
            </Button>
          </Row>
        ) : (
          <Finder
            label={t('company')}
            onChoose={(one) =>
              setCompany({
                id: one.companyId,
                name: named(one.companyNameZh, one.companyNameEn, language, one.stockCode),
              })
            }
          />
        )}
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={200}
          onChange={({ target }) => setReason(target.value)}
          beside={
            <Button type="submit" disabled={!ready} busy={operate.isPending}>
              {t('do')}
            </Button>
          }
        />
      </Column>
    </form>
  )
}

function Deeds({ done }: { done: readonly Done[] }) {
  const t = useTexts(rankingTexts)
  const language = useLanguage()
  const operate = useAction(rankingAdmin.adminOperate, { invalidates })
  const end = ({ list, companyId, deed, reason }: Done) =>
    operate.mutate(
      { list, companyId, deed: deed === 'hide' ? 'show' : 'demote', reason },
      { onError: (error) => notify('error', failureText(error, language)) },
    )
  if (done.length === 0) return <Text tone="quiet">{t('noDeeds')}</Text>
  return (
    <Column as="ul" gap={4}>
      {done.map((one) => (
        <Row as="li" key={`${one.list} ${one.companyId}`} gap={4} place="between">
          <span>
            <Text>{named(one.nameZh, one.nameEn, language, one.companyId)}</Text>{' '}
            <Text tone="quiet" size="small">
              {t(`list_${one.list}`)} · {t(`deed_${one.deed}`)} · {one.reason} · {dateTime(one.changedAt)}
            </Text>
          </span>
          <Button size="small" onClick={() => end(one)}>
            {t('endDeed')}
          </Button>
        </Row>
      ))}
    </Column>
  )
}

/** What administrators change in the lists of a market: every deed has a reason that readers see, and is audited. */
export default function AdminPanel() {
  const t = useTexts(rankingTexts)
  const query = useOperation(rankingAdmin.adminState, {})
  return (
    <Fill scroll>
      <Answer query={query}>
        {({ scoreRank, dataList }) => (
          <div className={styles.admin}>
            <Tile title={t('statusTitle')} fit>
              <div className={styles.pad}>
                <ListStatus scoreRank={scoreRank} />
              </div>
            </Tile>
            <Tile title={t('deedsTitle')} fit>
              <div className={styles.pad}>
                <Deeds done={dataList} />
              </div>
            </Tile>
            <Tile title={t('deedTitle')} fit>
              <div className={styles.pad}>
                <NewDeed />
              </div>
            </Tile>
          </div>
        )}
      </Answer>
    </Fill>
  )
}
