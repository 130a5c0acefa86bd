// An address without a language leads to the stored language of this session, else to Chinese.
(() => {
  let language = 'cn';
  try {
    if (sessionStorage.getItem('language') === 'en') language = 'en';
  } catch {
    // Blocked storage: the default stands.
  }
  location.replace(`/${language}${location.pathname}${location.search}${location.hash}`);
})();
