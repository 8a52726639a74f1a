declare module 'virtual:downloads' {
  export const files: import('./urls/formFiles').DownloadFile[];
}
