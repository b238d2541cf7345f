import { useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { userRelations } from '@pandora/contract/domains/chains/operations/relations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { named } from '../../../lib/names.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Finder } from '../../search/offers/finder/Finder.tsx'
import { chainTexts } from '../texts.ts'

/** Says what a company is to the user. */
export default function RelationDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const [company, setCompany] = useState<{ id: string; name: string } | null>(null)
  const [relation, setRelation] = useState<(typeof userRelations)[number]>('supplier')
  const [note, setNote] = useState('')
  const save = useAction(chains.saveRelation, { invalidates: [chains.relations] })
  const keep = () => {
    if (!company) return
    save.mutate(
      { companyId: company.id, relation, note },
      {
        onSuccess: () => {
          notify('success', t('saved'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={t('tab_relations')}
      onClose={onClose}
      guarded
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" disabled={!company} busy={save.isPending} onClick={keep}>
            {t('addRelation')}
          </Button>
        </>
      }
    >
      <Column gap={5}>
        {company ? (
          <Row place="between">
            <Text strong>{company.name}</Text>
            <Button size="small" onClick={() => setCompany(null)}>
              {t('cancel')}
            </Button>
          </Row>
        ) : (
          <Finder
            label={t('company')}
            onChoose={(found) =>
              setCompany({
                id: found.companyId,
                name: named(found.companyNameZh, found.companyNameEn, language, found.companyId),
              })
            }
          />
        )}
        <SelectField
          label={t('relation')}
          value={relation}
          onChange={(event) => setRelation(userRelations.find((one) => one === event.target.value) ?? 'supplier')}
        >
          {userRelations.map((one) => (
            <option key={one} value={one}>
              {t(`relation_${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField label={t('note')} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
        {save.error ? (
          <Text as="p" tone="error" role="alert">
            {failureText(save.error, language)}
          </Text>
        ) : null}
      </Column>
    </Dialog>
  )
}
