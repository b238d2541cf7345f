import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Screen } from '../Screen.tsx'
import { SegmentedControl } from '../SegmentedControl.tsx'
import { Controls } from './Controls.tsx'
import styles from './Gallery.module.css'
import { Looks } from './Looks.tsx'
import { Overs } from './Overs.tsx'
import { Parts } from './Parts.tsx'
import { galleryTexts } from './texts.ts'

/** Every primitive in each of its states, for those who build screens; it is no part of the product that is served. */
export default function Gallery() {
  const t = useTexts(galleryTexts)
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    return () => {
      delete document.documentElement.dataset['theme']
    }
  }, [theme])
  return (
    <Screen
      title={t('title')}
      layout="flow"
      actions={
        <SegmentedControl
          label={t('theme')}
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'dark', text: t('dark') },
            { value: 'light', text: t('light') },
          ]}
        />
      }
    >
      <div className={styles.gallery}>
        <Looks />
        <Controls />
        <Overs />
        <Parts />
      </div>
    </Screen>
  )
}
