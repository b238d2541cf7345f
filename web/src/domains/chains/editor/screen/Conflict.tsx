import { chains } from '@pandora/contract/domains/chains/operations'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Answer } from '../../../../ui/Answer.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { Column } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { editorTexts } from '../texts.ts'
import type { Standing } from './useSaving.ts'

interface Props {
  chainId: string
  /** The version that the changes here were made to. */
  base: number
  standing: Standing
  saving: boolean
  onCopy: () => void
  onLoad: () => void
  onClose: () => void
}
const SHOWN = 12

/** Somebody saved meanwhile: what stands now, what it changed, and what can be done; nothing is lost by itself. */
export function Conflict({ chainId, base, standing, saving, onCopy, onLoad, onClose }: Props) {
  const t = useTexts(editorTexts)
  const query = useOperation(chains.version, { chainId, version: standing.version, against: base })
  return (
    <Dialog
      title={t('conflictTitle')}
      guarded
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('stay')}</Button>
          <Button kind="danger" onClick={onLoad}>
            {t('loadTheirs')}
          </Button>
          <Button kind="primary" busy={saving} onClick={onCopy}>
            {t('saveCopy')}
          </Button>
        </>
      }
    >
      <Column gap={5}>
        <Text as="p">{t('conflictWhy', { ...standing, base })}</Text>
        <Text as="h3" size="text">
          {t('conflictThere')}
        </Text>
        <Answer query={query}>
          {({ changes, total }) => (
            <ul>
              {changes.slice(0, SHOWN).map((one) => (
                <li key={`${one.what} ${one.id}`}>
                  {t(`way_${one.way}`)} {t(`what_${one.what}`)} · <Text>{one.name}</Text>
                </li>
              ))}
              {total > SHOWN ? <li>{t('conflictMore', { count: total - SHOWN })}</li> : null}
            </ul>
          )}
        </Answer>
      </Column>
    </Dialog>
  )
}
