import { Star } from 'lucide-react'
import { useState } from 'react'
import { notify } from '../../lib/notices.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { Confirm } from '../dialog/Confirm.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../Drawer.tsx'
import { Row } from '../kit/Stack.tsx'
import { MenuItem, Popup } from '../Popup.tsx'
import { Tile } from '../Tile.tsx'
import styles from './Gallery.module.css'
import { galleryTexts } from './texts.ts'

function Popups() {
  const t = useTexts(galleryTexts)
  const [chosen, setChosen] = useState<'one' | 'two' | 'three'>('one')
  return (
    <>
      <Popup label={t('menu')} role="menu" face={t('menu')} className={styles.face}>
        {(close) => (
          <>
            {(['one', 'two', 'three'] as const).map((key) => (
              <MenuItem
                key={key}
                checked={key === chosen}
                onSelect={() => {
                  setChosen(key)
                  close()
                }}
              >
                {t(key)}
              </MenuItem>
            ))}
            <MenuItem icon={<Star size={14} aria-hidden="true" />} onSelect={close}>
              {t('do')}
            </MenuItem>
            <MenuItem disabled onSelect={close}>
              {t('off')}
            </MenuItem>
          </>
        )}
      </Popup>
      <Popup label={t('panel')} face={t('panel')} width={260} className={styles.face}>
        {(close) => (
          <div className={styles.body}>
            <p>{t('panelText')}</p>
            <Button onClick={close}>{t('do')}</Button>
          </div>
        )}
      </Popup>
    </>
  )
}

/** What stands over the screen: menu, panel, dialog, confirmation, drawer, notices. */
export function Overs() {
  const t = useTexts(galleryTexts)
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <Tile title={t('over')} fit>
      <Row wrap className={styles.body}>
        <Popups />
        {(['dialog', 'confirm', 'drawer'] as const).map((key) => (
          <Button key={key} onClick={() => setOpen(key)}>
            {t(key)}
          </Button>
        ))}
        <Button onClick={() => notify('success', t('noticeText'), { action: { text: t('undo'), run: close } })}>
          {t('notice')}
        </Button>
        {open === 'dialog' ? (
          <Dialog title={t('dialog')} onClose={close} footer={<Button onClick={close}>{t('do')}</Button>}>
            <p>{t('dialogText')}</p>
            <Row>
              <Popups />
            </Row>
          </Dialog>
        ) : null}
        {open === 'confirm' ? (
          <Confirm title={t('confirm')} confirm={t('ask')} onConfirm={close} onClose={close}>
            <p>{t('confirmText')}</p>
          </Confirm>
        ) : null}
        {open === 'drawer' ? (
          <Drawer title={t('drawer')} context={t('chip')} onClose={close}>
            <p>{t('dialogText')}</p>
          </Drawer>
        ) : null}
      </Row>
    </Tile>
  )
}
