import type { Shortcut } from '../../lib/module.ts'

const anywhere = { zh: '随处', en: 'Anywhere' }
const tables = { zh: '表格', en: 'Tables' }

/** What the frame and what stands on every screen answer to. */
export const frameShortcuts: readonly Shortcut[] = [
  { where: anywhere, keys: ['Ctrl K'], does: { zh: '查找公司、主题、命令', en: 'Find companies, themes, commands' } },
  { where: anywhere, keys: ['?'], does: { zh: '打开本列表', en: 'Open this list' } },
  {
    where: anywhere,
    keys: ['Esc'],
    does: { zh: '关闭弹窗、菜单；退出全屏', en: 'Close what is open; leave full screen' },
  },
  { where: tables, keys: ['↑', '↓'], does: { zh: '逐行移动', en: 'Row by row' } },
  { where: tables, keys: ['Home', 'End'], does: { zh: '首行、末行', en: 'First and last row' } },
  { where: tables, keys: ['Enter'], does: { zh: '打开所在行', en: 'Open the row' } },
]
