import { defineErrors } from '../../errors.ts'

export const chainsErrors = defineErrors({
  CHAIN_CHANGED_MEANWHILE: {
    status: 409,
    zh: '“{name}”在别处已保存为第 {version} 版（{at}），你的改动还没有写入。',
    en: '“{name}” was saved elsewhere as version {version} ({at}); your changes are not written yet.',
  },
  CHAIN_GRAPH_WRONG: {
    status: 400,
    zh: '图有误，没有保存：{problem}（{where}）。',
    en: 'The graph is not right and was not saved: {problem} ({where}).',
  },
  CHAIN_TOO_LARGE: {
    status: 413,
    zh: '一条供应链最多 {nodes} 个节点、{edges} 条边。',
    en: 'A supply chain holds at most {nodes} nodes and {edges} edges.',
  },
  CHAIN_SHARE_ENDED: {
    status: 404,
    zh: '这个分享链接不存在或已失效。',
    en: 'There is no such shared link, or it has ended.',
  },
  CHAIN_OTHER_MARKET: {
    status: 409,
    zh: '这条供应链属于“{market}”，请先切换到该市场。',
    en: 'This supply chain is of “{market}”. Change to that market first.',
  },
  CHAIN_NO_CHANGE: {
    status: 409,
    zh: '和当前版本没有差别，没有保存新版本。',
    en: 'It does not differ from the version that stands; no new version was saved.',
  },
  CHAIN_OPERATION_OVERTAKEN: {
    status: 409,
    zh: '这一步改过的内容后来又被改动（{where}），不能单独撤回；可以恢复到那之前的版本。',
    en: 'What this step changed was changed again since ({where}), so it cannot be taken back alone. You can restore the version before it.',
  },
  CHAIN_OPERATION_NOT_UNDOABLE: {
    status: 409,
    zh: '这一步没有改动图，或已撤回。',
    en: 'This step changed nothing in the graph, or has been taken back.',
  },
  CHAIN_FILE_UNREADABLE: {
    status: 400,
    zh: '“{file}”不是可以读取的 Excel 工作簿或 CSV 表格。',
    en: '“{file}” is no Excel workbook or CSV table that can be read.',
  },
  CHAIN_FILE_WITH_MACROS: {
    status: 400,
    zh: '“{file}”含有宏，不予打开。请另存为 .xlsx 再导入。',
    en: '“{file}” holds macros and is not opened. Save it as .xlsx and import that.',
  },
  CHAIN_FILE_TOO_LONG: {
    status: 413,
    zh: '工作表“{sheet}”有 {rows} 行，最多 {limit} 行。',
    en: 'The sheet “{sheet}” has {rows} rows; at most {limit} are taken.',
  },
  CHAIN_FILE_WITHOUT: {
    status: 400,
    zh: '没有认出这些列：{columns}。请在对话框里指定。',
    en: 'These columns were not recognised: {columns}. Choose them in the dialog.',
  },
  CHAIN_FILE_ROWS_WRONG: {
    status: 400,
    zh: '有 {rows} 行不对，没有导入。先看逐行的原因，或选择跳过这些行。',
    en: '{rows} rows are not right and nothing was imported. See the reasons row by row, or choose to leave them out.',
  },
  CHAIN_NOTHING_KNOWN: {
    status: 404,
    zh: '“{entity}”还没有已知的供应关系，无法起草。',
    en: 'No supply relations are known of “{entity}” yet, so nothing can be drafted.',
  },
  CONSULTATION_CLOSED: {
    status: 409,
    zh: '这份咨询已答复或已撤回。',
    en: 'This consultation has been answered or withdrawn.',
  },
})
