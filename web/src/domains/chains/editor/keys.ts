import type { Shortcut } from '../../../lib/module.ts'

const where = { zh: '供应链图', en: 'Supply chain graph' }
const key = (keys: readonly string[], zh: string, en: string): Shortcut => ({ where, keys, does: { zh, en } })

/** Keys of the graph editor, for the list that `?` opens. */
export const editorKeys: readonly Shortcut[] = [
  key(
    ['←', '→', '↑', '↓'],
    '沿边去供方或客户，去上方或下方的节点',
    'Along edges to supplier or customer; to the node above or below',
  ),
  key(['Alt+←', 'Alt+→', 'Alt+↑', 'Alt+↓'], '移动所选节点', 'Move the chosen nodes'),
  key(['Shift+↑', 'Shift+↓'], '连同下一个一起选', 'Choose the next one too'),
  key(['Space'], '选中或取消当前节点', 'Choose the node or not'),
  key(['Enter'], '编辑当前节点；连边时连到它', 'Edit the node; while connecting, connect to it'),
  key(['n'], '加节点', 'Add a node'),
  key(['['], '加一个供方并连好', 'Add a supplier, connected'),
  key([']'], '加一个客户并连好', 'Add a customer, connected'),
  key(['c'], '从当前节点连边', 'Connect from the node'),
  key(['e'], '轮流选当前节点的边', 'Go through the edges of the node'),
  key(['Delete'], '删除所选', 'Delete what is chosen'),
  key(['Esc'], '取消', 'Cancel'),
  key(['Ctrl+Z', 'Ctrl+Y'], '撤销、重做', 'Undo, redo'),
  key(['Ctrl+S'], '保存', 'Save'),
  key(['Ctrl+A'], '全选', 'Choose all'),
  key(['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], '复制、剪切、粘贴', 'Copy, cut, paste'),
  key(['Ctrl+G'], '分组', 'Group'),
  key(['Ctrl+F'], '查找', 'Find'),
  key(['l'], '按层级排布', 'Lay out by tiers'),
  key(['0', '+', '-'], '看全图，放大，缩小', 'Show all, zoom in, zoom out'),
]
