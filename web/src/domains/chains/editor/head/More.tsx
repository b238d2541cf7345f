import { ChartNoAxesCombined, Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { useGo } from '../../../../lib/address.ts'
import { download } from '../../../../lib/api/download.ts'
import { failureText } from '../../../../lib/api/failure.ts'
import { notify } from '../../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { MenuItem, Popup } from '../../../../ui/Popup.tsx'
import { editorTexts } from '../texts.ts'
import styles from './Head.module.css'

const ShareDialog = lazy(() => import('../../share/ShareDialog.tsx'))
const VersionsDialog = lazy(() => import('../../versions/VersionsDialog.tsx'))
const ConsultDialog = lazy(() => import('../../consultations/ConsultDialog.tsx'))
const dialogs = ['share', 'versions', 'consult'] as const

interface Props {
  chainId: string
  name: string
  /** Nodes that a question to the experts is about. */
  nodeIds: readonly string[]
}

/** What is done with a saved chain as a whole: its report, its file, links to it, its versions, a question to experts. */
export function More({ chainId, name, nodeIds }: Props) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const go = useGo()
  const [open, setOpen] = useState<(typeof dialogs)[number] | null>(null)
  const close = () => setOpen(null)
  const toExcel = () =>
    void download(chains.downloadExcel, { chainId }, `${name}.xlsx`).catch((error: unknown) =>
      notify('error', failureText(error, language)),
    )
  return (
    <>
      <Button
        kind="quiet"
        icon={<ChartNoAxesCombined size={16} aria-hidden="true" />}
        onClick={() => go(`/index/chains/${chainId}/report`)}
      >
        {t('toReport')}
      </Button>
      <Popup
        label={t('more')}
        role="menu"
        align="end"
        className={styles.menu}
        face={<Ellipsis size={16} aria-hidden="true" />}
      >
        {(shut) => {
          const item = (text: string, run: () => void) => (
            <MenuItem
              key={text}
              onSelect={() => {
                shut()
                run()
              }}
            >
              {text}
            </MenuItem>
          )
          return (
            <>
              {item(t('toExcel'), toExcel)}
              {dialogs.map((one) => item(t(`more_${one}`), () => setOpen(one)))}
            </>
          )
        }}
      </Popup>
      <Suspense fallback={null}>
        {open === 'share' ? <ShareDialog chainId={chainId} name={name} onClose={close} /> : null}
        {open === 'versions' ? <VersionsDialog chainId={chainId} name={name} onClose={close} /> : null}
        {open === 'consult' ? <ConsultDialog chainId={chainId} nodeIds={nodeIds} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
