// Records that are dropped on the page: files, and folders with what is in them.

const isRecord = file => file.name.toLowerCase().endsWith('.sgf');

/** All files of an entry of a file system. */
const filesIn = async entry => {
  if (entry.isFile) {
    return [await new Promise((resolve, reject) => entry.file(resolve, reject))];
  }
  const reader = entry.createReader();
  const files = [];
  for (;;) { // a reader gives a part of a folder at a time
    const entries = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) {
      return files;
    }
    for (const each of entries) {
      files.push(...await filesIn(each));
    }
  }
};

/** Calls back with the records among the files that are dropped, in the order of their names. */
export const acceptDrops = onFiles => {
  document.addEventListener('dragover', event => {
    if (event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      document.body.classList.add('dropping');
    }
  });
  document.addEventListener('dragleave', event => event.relatedTarget ?? document.body.classList.remove('dropping'));
  document.addEventListener('drop', async event => {
    event.preventDefault();
    document.body.classList.remove('dropping');
    const items = [...event.dataTransfer.items].filter(item => item.kind === 'file');
    const found = items.map(item => ({ entry: item.webkitGetAsEntry?.(), file: item.getAsFile() })); // at once: the list does not last
    const files = (await Promise.all(found.map(({ entry, file }) => (entry?.isDirectory ? filesIn(entry) : [file])))).flat();
    onFiles(files.filter(isRecord).sort((a, b) => a.name.localeCompare(b.name)), files.length);
  });
};
