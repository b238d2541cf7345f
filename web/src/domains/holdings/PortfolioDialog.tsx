import { useState } from 'react'
import { holdings } from '@pandora/contract/domains/holdings/operations'
import { costMethods, type CostMethod, type HeldPortfolio } from '@pandora/contract/domains/holdings/shapes'
import { useAction } from '../../lib/api/useAction.ts'
import { failureText } from '../../lib/api/failure.ts'
import { number } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { AskButton } from '../../ui/AskButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { SelectField } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { holdingsTexts } from './texts.ts'
import { changedByTrades } from './useHoldings.ts'

interface FormProps {
  portfolio: HeldPortfolio | null
  onDeleted: (portfolioId: string) => void
}

/** One portfolio: its name, how its cost is counted, whether it is the default; a new one without. */
function Form({ portfolio, onDeleted }: FormProps) {
  const t = useTexts(holdingsTexts)
  const language = useLanguage()
  const [name, setName] = useState(portfolio?.name ?? '')
  const [method, setMethod] = useState<CostMethod>(portfolio?.method ?? 'average')
  const save = useAction(holdings.savePortfolio, { invalidates: changedByTrades })
  const remove = useAction(holdings.deletePortfolio, { invalidates: changedByTrades })
  const restore = useAction(holdings.restorePortfolio, { invalidates: changedByTrades })
  const takeBack = (portfolioId: string) =>
    restore.mutate(
      { portfolioId },
      {
        onSuccess: ({ data }) => notify('success', t('portfolioRestored', { name: data.name })),
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  const store = (more: { isDefault?: true } = {}) =>
    save.mutate(
      { ...(portfolio ? { portfolioId: portfolio.portfolioId } : {}), name, method, ...more },
      {
        onSuccess: () => {
          notify('success', t('saved'))
          if (!portfolio) setName('')
        },
      },
    )
  const failure = save.error ?? remove.error
  return (
    <Column as="section" gap={4} aria-label={portfolio?.name ?? t('newPortfolio')}>
      <Row gap={5} wrap align="baseline">
        <TextField
          label={t(portfolio ? 'portfolioName' : 'newPortfolio')}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={t('method')}
          value={method}
          onChange={(event) => setMethod(event.target.value === 'fifo' ? 'fifo' : 'average')}
        >
          {costMethods.map((one) => (
            <option key={one} value={one}>
              {t(`method_${one}`)}
            </option>
          ))}
        </SelectField>
      </Row>
      <Row gap={4} wrap>
        <Button
          size="small"
          busy={save.isPending}
          disabled={name.trim() === '' || (name === portfolio?.name && method === portfolio.method)}
          onClick={() => store()}
        >
          {t('save')}
        </Button>
        {portfolio ? (
          <>
            {portfolio.isDefault ? (
              <Text size="small" tone="accent">
                {t('isDefault')}
              </Text>
            ) : (
              <Button size="small" kind="quiet" onClick={() => store({ isDefault: true })}>
                {t('makeDefault')}
              </Button>
            )}
            <AskButton
              size="small"
              text={t('deletePortfolio')}
              question={t('deletePortfolioAsk', { count: number(portfolio.trades, { digits: 0 }) })}
              confirm={t('remove')}
              busy={remove.isPending}
              onConfirm={() =>
                remove.mutate(
                  { portfolioId: portfolio.portfolioId },
                  {
                    onSuccess: () => {
                      onDeleted(portfolio.portfolioId)
                      notify('success', t('portfolioDeleted', { name: portfolio.name }), {
                        action: { text: t('undo'), run: () => takeBack(portfolio.portfolioId) },
                      })
                    },
                  },
                )
              }
            />
          </>
        ) : null}
      </Row>
      {failure ? (
        <Text as="p" tone="error" role="alert">
          {failureText(failure, language)}
        </Text>
      ) : null}
    </Column>
  )
}

interface Props {
  portfolios: readonly HeldPortfolio[]
  onDeleted: (portfolioId: string) => void
  onClose: () => void
}

/** All portfolios of the user, and a new one. */
export default function PortfolioDialog({ portfolios, onDeleted, onClose }: Props) {
  const t = useTexts(holdingsTexts)
  return (
    <Dialog title={t('portfolios')} onClose={onClose}>
      <Column gap={6}>
        {portfolios.map((one) => (
          <Form key={one.portfolioId} portfolio={one} onDeleted={onDeleted} />
        ))}
        <Form portfolio={null} onDeleted={onDeleted} />
      </Column>
    </Dialog>
  )
}
