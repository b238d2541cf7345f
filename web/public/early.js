// Runs while the code of the product is still on its way: exchanges the session that this browser keeps and asks what
// every screen asks first, so that answers and code come side by side. lib/api/early.ts hands them over.
;(function () {
  var kept = {}
  var session
  try {
    kept = JSON.parse(localStorage.getItem('pandora-root') || '{}').state?.preferences || {}
    session = localStorage.getItem('pandora-session')
      ? 'cookie'
      : document.cookie.split('; ').includes('pandora-session=window')
        ? 'cookie-window'
        : undefined
  } catch {
    // Nothing is kept, or nothing that can be read: the product finds out by itself.
  }
  if (!session || !/^\/index(?:\/|$)/.test(location.pathname)) return
  var named = /[?&]market=([a-z0-9][a-z0-9_-]{0,39})(?:&|$)/.exec(location.search)
  var market = named ? named[1] : kept.market

  function ask(method, path, headers, input) {
    headers.accept = 'application/json'
    if (market) headers['x-market'] = market
    if (input) headers['content-type'] = 'application/json'
    var id = { requestId: crypto.randomUUID() }
    return {
      method: method,
      path: path,
      headers: headers,
      input: input || null,
      answer: fetch(path, {
        method: method,
        headers: headers,
        cache: 'no-store',
        credentials: 'same-origin',
        // eslint-disable-next-line unicorn/no-invalid-fetch-options -- what a GET asks for has no input
        body: input ? JSON.stringify(Object.assign({}, input, id)) : null,
      }),
    }
  }

  var asked = []
  function exchange() {
    var refresh = ask('POST', '/api/refreshtoken', { 'x-session': session }, {})
    asked.push(refresh)
    return refresh.answer
  }
  // One exchange at a time over all tabs of a browser, as in lib/api/session.ts.
  var exchanged = navigator.locks ? navigator.locks.request('pandora-refresh', exchange) : exchange()
  var all = exchanged
    .then(function (answer) {
      return answer.clone().json()
    })
    .then(function (said) {
      if (said.code !== '0' || !said.data) return undefined
      var carried = {
        'x-language': document.documentElement.lang,
        'x-device-type': 'WEB',
        'x-token': said.data.token,
        authorization: 'Bearer ' + said.data.token,
      }
      var floors = /^\/index(?:\/floor\/.*)?\/?$/.test(location.pathname)
      asked.push(ask('GET', '/api/userinfo', Object.assign({}, carried)))
      asked.push(ask('GET', '/api/markets', Object.assign({}, carried)))
      if (floors)
        asked.push(
          ask('POST', '/api/floor/openList', Object.assign({}, carried), { page: 0, size: 30, userId: said.data.uid }),
        )
      return undefined
    })
    .catch(function () {
      // What comes to nothing is asked again by who needs it.
    })
  window.pandoraEarly = { asked: asked, all: all }
})()
