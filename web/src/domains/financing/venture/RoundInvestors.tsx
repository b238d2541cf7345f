import { financing } from '@pandora/contract/domains/financing/operations'
import type { InputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { financingTexts } from '../texts.ts'
import { orgAddress, whole } from '../words.ts'
import styles from './Venture.module.css'

/** The investors of a round: who led, who had been in before, in how many rounds each has been (INVEST-10). */
export function RoundInvestors({ roundId, currency }: InputOf<typeof financing.roundInvestors>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const query = useOperation(financing.roundInvestors, { roundId, currency })
  return (
    <Answer query={query} waiting={<Skeleton count={2} />}>
      {({ investors }) => (
        <Column as="ul" gap={4} className={styles.who}>
          {investors.map((org) => (
            <Column key={org.orgId} as="li" gap={1}>
              <span>
                <ScreenLink to={orgAddress(org.orgId)}>{named(org.nameZh, org.nameEn, language)}</ScreenLink>
                {org.lead === true ? ` ${t('lead')}` : ''}
              </span>
              <Text size="small" tone="quiet">
                {org.before > 0 ? t('cameAgain', { count: whole(org.before) }) : t('cameFirst')} ·{' '}
                {t('roundsOfAll', { count: whole(org.rounds) })}
              </Text>
            </Column>
          ))}
        </Column>
      )}
    </Answer>
  )
}
