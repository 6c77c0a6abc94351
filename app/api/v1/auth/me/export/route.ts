import * as auth from "@/lib/api/auth";
import { exportMyData } from "@/lib/domain/own-data/export-account";
import { saveAs } from "@/lib/http/save-as";
import { methods, route } from "@/lib/http/route";
import { EXPORT_FILE_NAME } from "@/lib/schemas/account-export";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route(auth.exportMe, ({ actor, responseHeaders }) => {
    saveAs(EXPORT_FILE_NAME, responseHeaders);
    return exportMyData(actor);
  }),
});
