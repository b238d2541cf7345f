import { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useState } from 'react'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { AskButton } from '../../../ui/AskButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Fill, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Popup } from '../../../ui/Popup.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Financing.module.css'
import { financingTexts } from '../texts.ts'

type Organisation = OutputOf<typeof financing.organisation>
const changes = { invalidates: [financing.organisation, financing.searchOrgs, financing.list, financing.top] }

/** The names of an investor and what joined them; administrators join and part them, and take that back. */
export function Names({ organisation: { organisation, evidence, judgements } }: { organisation: Organisation }) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const judge = useAction(financing.judgeOrganisation, changes)
  const revert = useAction(financing.revertJudgement, changes)
  const [other, setOther] = useState('')
  const onError = (error: unknown) => notify('error', failureText(error, language))
  const say = (text: string) => ({ onError, onSuccess: () => notify('success', text) })
  return (
    <Popup
      align="end"
      boxed
      label={`${t('names')} ${organisation.names.length}`}
      face={`${t('names')} ${organisation.names.length}`}
      width={380}
    >
      {() => (
        <Column gap={5} className={styles.groups}>
          <ul className={styles.list}>
            {organisation.names.map((name) => {
              const why = evidence.find((one) => one.name === name)
              return (
                <li key={name}>
                  <Fill>
                    {name}{' '}
                    {why ? (
                      <Text size="small" tone="quiet">
                        {`${t(`evidence_${why.by}`)} · ${t('sameAs', { other: why.other })}`}
                      </Text>
                    ) : null}
                  </Fill>
                  {admin && organisation.names.length > 1 ? (
                    <AskButton
                      size="small"
                      text={t('apart')}
                      question={t('apartAsk', { name })}
                      confirm={t('apart')}
                      onConfirm={() => judge.mutate({ name }, say(t('judged')))}
                    />
                  ) : null}
                </li>
              )
            })}
          </ul>
          {admin ? (
            <Row
              as="form"
              gap={3}
              align="baseline"
              onSubmit={(event) => {
                event.preventDefault()
                judge.mutate({ name: organisation.orgId, other: other.trim() }, say(t('judged')))
              }}
            >
              <Fill>
                <TextField
                  label={t('mergeWith')}
                  value={other}
                  maxLength={400}
                  onChange={(event) => setOther(event.target.value)}
                />
              </Fill>
              <Button type="submit" size="small" busy={judge.isPending} disabled={!other.trim()}>
                {t('merge')}
              </Button>
            </Row>
          ) : null}
          {judgements.length > 0 ? (
            <>
              <Text size="small" tone="quiet">
                {t('judgements')}
              </Text>
              <ul className={styles.list}>
                {judgements.map((one) => (
                  <li key={one.judgementId}>
                    <Fill>{`${one.name} · ${one.other === null ? t('standsAlone') : t('sameAs', { other: one.other })}`}</Fill>
                    {admin ? (
                      <Button
                        size="small"
                        kind="quiet"
                        onClick={() => revert.mutate({ judgementId: one.judgementId }, say(t('takenBack')))}
                      >
                        {t('takeBack')}
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </Column>
      )}
    </Popup>
  )
}
