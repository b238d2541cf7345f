import { useParams } from 'react-router'
import { chains } from '@pandora/contract/domains/chains/operations'
import { useGo } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { changedByChains } from '../change.ts'
import styles from '../list/List.module.css'
import { Outline } from '../list/Outline.tsx'
import { chainTexts } from '../texts.ts'

/** `/index/shared-chain/:token`: what a link leads to, and the way to a copy of one's own. */
export default function SharedChain() {
  const t = useTexts(chainTexts)
  const language = useLanguage()
  const go = useGo()
  const { token = '' } = useParams()
  const query = useOperation(chains.shared, { token })
  const accept = useAction(chains.acceptShared, { invalidates: changedByChains })
  const take = () =>
    accept.mutate(
      { token },
      {
        onSuccess: ({ data }) => go(`/index/chains/${data.chainId}`),
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  return (
    <Screen title={t('sharedTitle')}>
      <div className={styles.cards}>
        <Answer query={query}>
          {({ name, nodes, edges, companies, sharedBy, market, own, outline }) => (
            <Column gap={4} className={styles.card}>
              <Text as="h2" size="lead">
                {name}
              </Text>
              <Text as="p" size="small" tone="quiet">
                {t('sharedBy', { name: sharedBy, market })}
              </Text>
              <Outline picture={outline} label={t('outlineOf', { name })} />
              <Text as="p" size="small">
                {t('size', { nodes, edges, companies })}
              </Text>
              {own ? (
                <Text as="p" size="small" tone="quiet">
                  {t('sharedOwn')}
                </Text>
              ) : null}
              <Button kind="primary" size="large" busy={accept.isPending} onClick={take}>
                {t('takeCopy')}
              </Button>
            </Column>
          )}
        </Answer>
      </div>
    </Screen>
  )
}
