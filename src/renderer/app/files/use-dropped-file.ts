// Files that are dropped anywhere on the page. Not here: what is in them.

import { useEffect, useRef } from 'react';

/** Takes the first file of every drop, as long as the component is there. */
export function useDroppedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    function drop(event: DragEvent): void {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) latest.current(file);
    }
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
