import { FileUp, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAddressField, useGo } from '../../../lib/address.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Screen } from '../../../ui/Screen.tsx'
import { TabLinks } from '../../../ui/tabs/TabLinks.tsx'
import { ConsultationsTab } from '../consultations/ConsultationsTab.tsx'
import { RegionsTab } from '../../supply/offers/regions/RegionsTab.tsx'
import { ReviewTab } from '../../supply/offers/review/ReviewTab.tsx'
import { chainTexts } from '../texts.ts'
import { HistoryTab } from './HistoryTab.tsx'
import { RelationsTab } from './RelationsTab.tsx'
import { SavedTab } from './SavedTab.tsx'
import styles from './List.module.css'

const ImportDialog = lazy(() => import('../import/ImportDialog.tsx'))

const tabs = ['saved', 'relations', 'review', 'regions', 'history', 'consultations'] as const
const place = (tab: string) => (tab === 'saved' ? '/index/chains' : `/index/chains?tab=${tab}`)

/** Supply chains: those that the user saved, what companies are to them, what texts say and waits to be judged, what was done, questions to experts. */
export default function Chains() {
  const t = useTexts(chainTexts)
  const go = useGo()
  const [chosen] = useAddressField('tab')
  const [importing, setImporting] = useState(false)
  const tab = tabs.find((one) => one === chosen) ?? 'saved'
  const make = () => go('/index/chains/new')
  return (
    <Screen
      title={t('title')}
      actions={
        <>
          <IconButton label={t('importExcel')} onClick={() => setImporting(true)}>
            <FileUp size={16} aria-hidden="true" />
          </IconButton>
          <Button kind="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={make}>
            {t('newChain')}
          </Button>
        </>
      }
      tabs={
        <TabLinks
          label={t('sections')}
          current={place(tab)}
          tabs={tabs.map((one) => ({ to: place(one), text: t(`tab_${one}`) }))}
        />
      }
    >
      <div className={styles.body}>
        {tab === 'saved' ? <SavedTab onImport={() => setImporting(true)} /> : null}
        {tab === 'relations' ? <RelationsTab /> : null}
        {tab === 'review' ? <ReviewTab /> : null}
        {tab === 'regions' ? <RegionsTab /> : null}
        {tab === 'history' ? <HistoryTab /> : null}
        {tab === 'consultations' ? <ConsultationsTab /> : null}
      </div>
      <Suspense fallback={null}>
        {importing ? (
          <ImportDialog onImported={(chainId) => go(`/index/chains/${chainId}`)} onClose={() => setImporting(false)} />
        ) : null}
      </Suspense>
    </Screen>
  )
}
