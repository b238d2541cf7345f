import { Menu, MenuItem, useMenuStore } from '@ariakit/react/menu'
import { Popover, usePopoverStore } from '@ariakit/react/popover'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { forThisAlone } from '../dialog/escape.ts'
import styles from '../Popup.module.css'
import { ChoiceContext } from './choice.ts'
import type { ChoiceProps } from './choice.ts'

interface Props {
  id: string
  label: string
  role: 'menu' | 'dialog'
  /** The button that opened it. */
  anchor: HTMLElement
  align: 'start' | 'end'
  beside: boolean
  width: number | undefined
  onClose: () => void
  children: ReactNode
}

function Choice({ checked, disabled, className, onClick, children }: ChoiceProps) {
  return (
    <MenuItem
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      disabled={disabled}
      hideOnClick={false}
      className={className}
      onClick={onClick}
    >
      {children}
    </MenuItem>
  )
}

const stateOf = ({ align, beside, onClose }: Props) =>
  ({
    open: true,
    setOpen: (open: boolean) => {
      if (!open) onClose()
    },
    placement: `${beside ? 'right' : 'bottom'}-${align}`,
  }) as const

const panelOf = ({ id, label, width }: Props) => ({
  id,
  'aria-label': label,
  className: styles.panel,
  style: width ? { width } : {},
  portal: true,
  gutter: 6,
  overflowPadding: 8,
  hideOnEscape: forThisAlone,
})

function MenuPanel(props: Props) {
  const { anchor, children } = props
  const menu = useMenuStore(stateOf(props))
  useLayoutEffect(() => {
    menu.setAnchorElement(anchor)
    menu.setDisclosureElement(anchor)
    menu.setInitialFocus('first')
    menu.setAutoFocusOnShow(true)
  }, [menu, anchor])
  return (
    <Menu store={menu} {...panelOf(props)}>
      <ChoiceContext value={Choice}>{children}</ChoiceContext>
    </Menu>
  )
}

function DialogPanel(props: Props) {
  const { id, anchor, children } = props
  const popover = usePopoverStore(stateOf(props))
  useLayoutEffect(() => {
    popover.setAnchorElement(anchor)
    popover.setDisclosureElement(anchor)
  }, [popover, anchor])
  // What gave itself the focus while it came, a day of a calendar, keeps it.
  const unfocused = () => !document.getElementById(id)?.contains(document.activeElement)
  return (
    <Popover store={popover} autoFocusOnShow={unfocused} {...panelOf(props)}>
      <ChoiceContext value={null}>{children}</ChoiceContext>
    </Popover>
  )
}

/** What a Popup opens: a menu, or a small dialog that leaves what is behind it in reach. */
export default function Panel(props: Props) {
  return props.role === 'menu' ? <MenuPanel {...props} /> : <DialogPanel {...props} />
}
