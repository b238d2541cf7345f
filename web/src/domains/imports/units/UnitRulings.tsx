import { imports } from '@pandora/contract/domains/imports/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import styles from '../Runs.module.css'
import { importTexts } from '../texts.ts'

/** What was said of figures in doubt of a run, or by a run of corrections; each can be taken back. */
export function UnitRulings({ runId }: { runId: number }) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const rulings = useOperation(imports.unitRulings, { page: 0, size: 100 })
  const revert = useAction(imports.revertUnit)
  const own = (rulings.data?.dataList ?? []).filter((one) => one.runId === runId || one.correctionRunId === runId)
  if (own.length === 0) return null
  return (
    <section className={styles.part}>
      <h3>{t('unitRulings')}</h3>
      <Column gap={3}>
        {own.map((one) => (
          <Row key={one.rulingId} gap={3} wrap>
            <Text size="small">
              {t(one.ruling === 'scaled' ? 'unitRuled_scaled' : 'unitRuled_as', {
                company: one.company,
                period: one.periodEnd,
                statement: t(`unitStatement_${one.statement}`),
                exponent: -one.exponent,
                by: one.by,
                at: dateTime(one.at),
              })}
            </Text>
            {one.revertedAt === null ? (
              <Button
                size="small"
                busy={revert.isPending}
                onClick={() =>
                  revert.mutate(
                    { rulingId: one.rulingId },
                    {
                      onSuccess: () => void queryClient.invalidateQueries(),
                      onError: (error) => notify('error', failureText(error, language)),
                    },
                  )
                }
              >
                {t('unitRevert')}
              </Button>
            ) : (
              <Text size="small" tone="quiet">
                {t('unitReverted')}
              </Text>
            )}
          </Row>
        ))}
      </Column>
    </section>
  )
}
