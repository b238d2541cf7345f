import { useState } from 'react'
import { rankingAdmin } from '@pandora/contract/domains/ranking/admin-operations'
import { markedLists, type MarkedList } from '@pandora/contract/domains/ranking/shapes'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { named } from '../../../lib/names.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Finder } from '../../search/offers/finder/Finder.tsx'
import { rankingTexts } from '../texts.ts'
import { changes } from './changes.ts'

const deeds = ['promote', 'hide'] as const

/** Puts a company at the head of everybody's list or takes it out, with a reason that readers see. */
export function NewDeed() {
  const t = useTexts(rankingTexts)
  const language = useLanguage()
  const operate = useAction(rankingAdmin.adminOperate, changes)
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
