import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Source;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compiles rules with the emulator's compiler and prints their size in bytes, which is what Firebase limits.
 * Usage: java -cp <emulator's jar> RulesSize.java <rules file>
 */
public class RulesSize {
  public static void main(String[] args) throws Exception {
    String rules = Files.readString(Path.of(args[0]));
    File file = File.newBuilder().setName("firestore.rules").setContent(rules).build();
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).build();
    CompileResult result =
        FirebaseRulesProtoCompiler.createStandalone(options)
            .compile(Source.newBuilder().addFiles(file).build());
    if (result.hasCompilationError() || !result.getIssues().isEmpty()) {
      System.err.println(result.getIssues());
      System.exit(1);
    }
    System.out.println(result.getRulesetAst().getSerializedSize());
  }
}
