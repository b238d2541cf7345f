import type { ChainEdge } from '@pandora/contract/domains/chains/graph'
import { useTexts } from '../../../../lib/texts.ts'
import { Column } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { editorTexts } from '../texts.ts'

/** Where it is said that one supplies the other: words, document, file and line; or why nothing of it stands here. */
export function Evidence({ data: { evidence, origin } }: { data: ChainEdge['data'] }) {
  const t = useTexts(editorTexts)
  return (
    <Column gap={2} as="section" aria-label={t('evidence')}>
      <Text as="h3" size="text">
        {t('evidence')}
      </Text>
      {evidence === null ? (
        <Text size="small" tone="quiet">
          {t(`noEvidence_${origin}`)}
        </Text>
      ) : (
        <>
          {origin === 'user' ? (
            <Text size="small" tone="stale">
              {t('evidenceBefore')}
            </Text>
          ) : null}
          {evidence.quote === null ? null : <Text as="p">{evidence.quote}</Text>}
          {evidence.file === null ? null : (
            <Text size="small" tone="quiet">
              {evidence.line === null ? evidence.file : t('fileLine', { file: evidence.file, line: evidence.line })}
            </Text>
          )}
          {evidence.documentId === null ? null : (
            <ScreenLink to={`/index/documents?news=${encodeURIComponent(evidence.documentId)}`}>
              {t('document')}
            </ScreenLink>
          )}
        </>
      )}
    </Column>
  )
}
